/** Cyclades at the table. */

import type { GameModule } from '../../lib/contract'
import Board from './Board.svelte'
import Delegate from './Delegate.svelte'
import Drama from './Drama.svelte'
import Market from './Market.svelte'
import Mat from './Mat.svelte'
import { pointing } from './parts'

const cyclades: GameModule = { pointing, roundEvent: 'cycle-begins', roundWord: 'label-cycle', Board, Market, Mat, Drama, Delegate }
export default cyclades
