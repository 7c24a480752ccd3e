/** A tried move in words, and what its line came to. */
import { eventText, spoken } from '../../game/narrate'
import { t } from '../../i18n/messages.svelte'
import type { Position } from './tree.svelte'

/** “Ana plays R3.” Of a position that the server has not told of yet, its number. */
export function happened(position: Position, names: readonly string[]): string {
  const event = position.seen?.step.events.find(({ type }) => type !== 'card-drawn')
  if (!event) return t('web-lines-move', { number: position.number })
  const before = position.before?.seen?.step.view
  const hand = (event.type === 'hint-given' && before?.hands[event.to]) || []
  const slots =
    event.type === 'hint-given'
      ? event.touched.map((id) => hand.length - hand.findIndex((held) => held.id === id))
      : []
  return spoken(eventText(event, slots.sort(), { names, you: null }))
}

/** Where a line ends: points so far, or the score. */
export function result(line: Position): string {
  const view = line.onward.at(-1)?.seen?.step.view
  if (!view) return ''
  return t(view.outcome ? 'web-lines-score' : 'web-lines-points', {
    points: view.outcome?.score ?? view.points,
  })
}
