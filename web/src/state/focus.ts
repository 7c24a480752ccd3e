/** Where the focus goes when what had it is gone. */
import { tick } from 'svelte'

/** A new page or a new part of it: its heading, unless something in it asked for the focus. */
export async function focusHeading(): Promise<void> {
  await tick()
  const focused = document.activeElement
  if (focused && focused !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
