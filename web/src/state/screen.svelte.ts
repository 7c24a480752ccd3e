/** What the layout must know of the screen and style sheets cannot say. */
import { MediaQuery } from 'svelte/reactivity'

/** As in board.css: a phone, upright or on its side. */
const small = new MediaQuery('(max-width: 719px) or (max-height: 519px)')
/** A phone, held upright. */
const upright = new MediaQuery('(max-width: 719px)')

export const screen = {
  get isSmall(): boolean {
    return small.current
  },
  get isUpright(): boolean {
    return upright.current
  },
}
