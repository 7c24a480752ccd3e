/** The position in words, for the live region. */
import type { Game } from '../../game/game.svelte'
import { suitName } from '../../game/narrate'
import { t } from '../../i18n/messages.svelte'

export function stateText(game: Game): string {
  const { view, rules } = game
  if (!view || !rules) return ''
  const fireworks = view.fireworks.map((firework) => {
    const top = firework.cards.at(-1)?.card.slice(1) ?? '0'
    return `${suitName(firework.suit)} ${top}`
  })
  const turn =
    view.next_seat === null
      ? ''
      : game.isMyTurn
        ? t('web-your-turn')
        : t('web-waiting-for', { name: game.names[view.next_seat] ?? '' })
  return [
    t('web-points', { points: view.points, possible: view.highest_score }),
    t('web-hints', { count: view.hint_tokens }),
    t('web-mistakes', { count: view.mistakes }),
    view.turns_left === null
      ? t('web-deck', { count: view.deck_size })
      : t('web-turns-left', { count: view.turns_left }),
    fireworks.join(', '),
    turn,
  ]
    .filter(Boolean)
    .join('. ')
}
