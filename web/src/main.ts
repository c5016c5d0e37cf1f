import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { words } from './lib/words.svelte'

const target = document.getElementById('app')
if (target) {
  await words.begin()
  mount(App, { target })
}
