/** For development only, not part of the build: `npx vite`, then /gallery.html?part=art, or ?part=board&players=5&at=0. */
import { mount } from 'svelte'
import '../app.css'
import { words } from '../lib/words.svelte'
import Art from './Art.svelte'
import Boards from './Boards.svelte'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

await words.begin()
await words.learn('cyclades')
if (query.get('language') === 'es') await words.speak('es')
mount(query.get('part') === 'board' ? Boards : Art, { target: document.getElementById('gallery')! })
