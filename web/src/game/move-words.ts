/** A move as advice: “Play slot 2”, “tell Ben: red”. */
import { t } from '../i18n/messages.svelte'
import type { Game } from './game.svelte'
import { parseMove } from './moves'
import { suitName } from './narrate'

export function moveWords(game: Game, text: string): string {
  const move = parseMove(text)
  if (!move || !game.view || game.seat === null) return ''
  if (move.kind === 'hint') {
    const what = move.color ? suitName(move.color) : String(move.rank)
    return t('web-coach-hint', { name: game.names[move.to] ?? '', what })
  }
  if (move.kind !== 'play' && move.kind !== 'discard') return t('web-coach-reward')
  const hand = game.view.hands[game.seat] ?? []
  const slot = hand.length - hand.findIndex((held) => held.id === move.card)
  return move.kind === 'play' ? t('web-coach-play', { slot }) : t('web-coach-discard', { slot })
}
