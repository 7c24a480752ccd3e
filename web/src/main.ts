import { mount } from 'svelte'

import App from './App.svelte'
import './styles/base.css'
import './styles/controls.css'
import './styles/pages.css'
import './styles/board.css'
import './styles/tokens.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/worker.js')
}
