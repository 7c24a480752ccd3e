/** Which cards went where between two positions: forwards, or back when a move is undone. */
import { suitOf, type CardName, type SuitLetter } from '../../net/cards'
import type { View } from '../../net/protocol'

export type Place =
  | { at: 'hand'; card: number }
  | { at: 'firework'; suit: SuitLetter }
  | { at: 'discards'; suit: SuitLetter }
  | { at: 'deck' }

export interface Journey {
  card: number
  /** As the reader may see it, or null for a back. */
  face: CardName | null
  from: Place
  to: Place
}

interface Whereabouts {
  place: Place
  /** What tells one place from another. */
  name: string
  face: CardName | null
}

function whereabouts(view: View): Map<number, Whereabouts> {
  const found = new Map<number, Whereabouts>()
  view.hands.forEach((hand, seat) => {
    for (const { id, card } of hand) {
      found.set(id, { place: { at: 'hand', card: id }, name: `hand ${seat}`, face: card })
    }
  })
  for (const { cards } of view.fireworks) {
    for (const { id, card } of cards) {
      found.set(id, { place: { at: 'firework', suit: suitOf(card) }, name: 'firework', face: card })
    }
  }
  for (const { id, card } of view.discards) {
    found.set(id, { place: { at: 'discards', suit: suitOf(card) }, name: 'discards', face: card })
  }
  return found
}

/** More than one move and a draw is no step but a jump: nobody could follow it. */
const MOST = 3

export function journeysBetween(before: View, after: View): Journey[] {
  const [then, now] = [whereabouts(before), whereabouts(after)]
  const journeys: Journey[] = []
  for (const card of new Set([...then.keys(), ...now.keys()])) {
    const [old, new_] = [then.get(card), now.get(card)]
    if (old?.name === new_?.name) continue
    journeys.push({
      card,
      face: new_?.face ?? old?.face ?? null,
      from: old?.place ?? { at: 'deck' },
      to: new_?.place ?? { at: 'deck' },
    })
  }
  return journeys.length > MOST ? [] : journeys
}
