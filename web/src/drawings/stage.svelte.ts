/** What the sky shall show next: the board asks, the canvas lights it. */
import type { Show } from './sparks'

class Stage {
  private listeners = new Set<(show: Show) => void>()

  light(show: Show): void {
    this.listeners.forEach((listener) => listener(show))
  }

  watch(listener: (show: Show) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

export const stage = new Stage()
