/** How a game ended, in words that fit it. */
import { t } from '../i18n/messages.svelte'
import type { CardName } from '../net/cards'
import type { Game } from './game.svelte'
import { cardLabel } from './narrate'

export interface EndingWords {
  title: string
  /** Sentences under it. */
  about: string[]
}

/** The card with which a game was lost, if one was to blame. */
export function fatalCard(game: Game): CardName | null {
  const ending = game.table?.outcome?.ending
  if (ending !== 'mistakes' && ending !== 'indispensable') return null
  const wanted = ending === 'mistakes' ? ['mistake-made'] : ['mistake-made', 'card-discarded']
  for (const line of game.lines.toReversed()) {
    const event = line.events.find(({ type }) => wanted.includes(type))
    if (event && 'face' in event) return event.face
  }
  return null
}

function summary(game: Game): string {
  const fireworks = game.view?.fireworks ?? []
  const complete = fireworks.filter(({ cards }) => cards.length === game.rules?.ranks.length).length
  return t('web-end-summary', { complete, mistakes: game.view?.mistakes ?? 0 })
}

export function endingWords(game: Game): EndingWords {
  const outcome = game.table?.outcome
  if (!outcome) return { title: t('web-end-abandoned'), about: [summary(game)] }
  const { ending, rating, score, points } = outcome
  const fatal = fatalCard(game)
  const name = fatal ? t(`web-end-card-${ending}`, { card: cardLabel(fatal) }) : ''
  const stood = points === score ? '' : t('web-end-points', { points })
  const isWhole = ending === 'complete'
  if (ending === 'mistakes' && score === 0) {
    // A rating of nothing would not fit what stood in the sky.
    const about = [t('ending-mistakes'), name, stood]
    return { title: t('web-end-mistakes'), about: about.filter(Boolean) }
  }
  const key = rating ? `rating-${rating}` : `rating-expert-${isWhole ? 'won' : 'lost'}`
  const about = [
    `${t(key)}.`,
    t(`ending-${ending}`),
    name,
    isWhole && game.view?.mistakes === 0 ? '' : summary(game),
    stood,
  ]
  return { title: t(`${key}.sentence`), about: about.filter(Boolean) }
}
