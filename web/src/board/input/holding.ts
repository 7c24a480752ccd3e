/** A finger or button held down shows something; letting go hides it and is then no tap. */
import type { Action } from 'svelte/action'

const HOLD_MS = 350

interface Hold {
  start: () => void
  end: () => void
}

export const holding: Action<HTMLElement, Hold> = (node, first) => {
  let hold = first
  let timer = 0
  let isHeld = false

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    timer = window.setTimeout(() => {
      isHeld = true
      hold.start()
    }, HOLD_MS)
  }
  const up = (): void => {
    clearTimeout(timer)
    if (isHeld) hold.end()
    // The click that follows belongs to the hold.
    window.setTimeout(() => (isHeld = false))
  }
  const click = (event: Event): void => {
    if (isHeld) event.stopImmediatePropagation()
  }
  const menu = (event: Event): void => event.preventDefault()

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('pointerleave', up)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  return {
    update(next) {
      hold = next
    },
    destroy() {
      clearTimeout(timer)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('pointerleave', up)
      node.removeEventListener('click', click, true)
      node.removeEventListener('contextmenu', menu)
    },
  }
}
