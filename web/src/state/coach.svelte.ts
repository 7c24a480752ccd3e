/** Does the coach sit behind this device's owner? By choice; and before any was made, at the first
 *  tables of somebody who has just learnt the game. */
import { learnt } from './learnt.svelte'
import { settings } from './settings.svelte'

const KEY = 'hanabi-first-tables'
const FIRST = 3

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

class Coach {
  private first = $state.raw(read())

  /** At this table, where bots sit. */
  isAt(table: string): boolean {
    if (settings.all.coach !== null) return settings.all.coach
    return learnt.has('first') && this.first.includes(table)
  }

  /** Somebody plays here: is it among the first tables? */
  note(table: string): void {
    if (this.first.length >= FIRST || this.first.includes(table)) return
    this.first = [...this.first, table]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.first))
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const coach = new Coach()
