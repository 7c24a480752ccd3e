/** How many people must agree to end a game: more than half of them. */
import type { TableInfo } from '../net/protocol'

export function votesNeeded(table: Pick<TableInfo, 'seats' | 'settings'>): number {
  const people = table.seats.filter((seat) => seat.kind === 'person').length
  // Who passes a device around has one vote for all of its seats.
  return table.settings.shared_device ? 1 : Math.floor(people / 2) + 1
}
