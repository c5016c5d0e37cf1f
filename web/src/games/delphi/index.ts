/** The Oracle of Delphi at the table. */

import type { GameModule } from '../../lib/contract'
import Board from './Board.svelte'
import Drama from './Drama.svelte'
import Market from './Market.svelte'
import Mat from './Mat.svelte'
import { pointing } from './parts'

const delphi: GameModule = { pointing, roundEvent: 'round-begins', roundWord: 'label-round', Board, Market, Mat, Drama }
export default delphi
