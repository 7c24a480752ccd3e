/** What a review says of a move, from the catalogue that the terminal's review uses too. */
import { reasonsText } from '../../board/menus/reasons'
import { parseMove } from '../../game/moves'
import { cardLabel, eventText, spoken, suitName, type Reader } from '../../game/narrate'
import { language, t } from '../../i18n/messages.svelte'
import type { ReviewedMoveInfo, SuggestedMove } from '../../net/protocol'

/** Whose moves they are are names, not "you": a review is read by all. */
function asTold(names: readonly string[]): Reader {
  return { names, you: null, isListening: true }
}

export function whatHappened(move: ReviewedMoveInfo, names: readonly string[]): string {
  return move.event ? spoken(eventText(move.event, move.slots, asTold(names))) : ''
}

export function points(count: number): string {
  return new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 }).format(count)
}

export function percent(share: number): string {
  const rounded = Math.round(100 * share)
  if (rounded === 0 && share > 0) return '<1'
  if (rounded === 100 && share < 1) return '>99'
  return String(rounded)
}

/** What it cost and what was at stake; `before` is what could be reached until then. */
export function costs(move: ReviewedMoveInfo, before: number): string[] {
  const said: string[] = []
  if (move.lost_card) said.push(t('review-last-copy', { card: cardLabel(move.lost_card) }))
  if (move.drop) said.push(t('review-fell', { before, after: move.reachable.best }))
  else if (move.least_drop) said.push(t('review-fell-open', { drop: move.least_drop }))
  if (move.at_stake) said.push(t('review-at-stake', { points: points(move.at_stake) }))
  if (move.told_nothing_new) said.push(t('review-told-nothing'))
  return said
}

export function adviser(better: SuggestedMove): string {
  return t(`review-better-${better.by}`, { bot: t('bot-smart') })
}

/** The better move; `hand` has the mover's cards as they lay, oldest first. */
export function suggestion(
  better: SuggestedMove,
  seat: number,
  names: readonly string[],
  hand: readonly number[],
): string {
  const name = names[seat] ?? ''
  const move = better.move === null ? null : parseMove(better.move)
  switch (move?.kind) {
    case undefined:
      return better.move === null
        ? t('review-suggest-hint', { name })
        : t('review-suggest-other', { name })
    case 'play':
    case 'discard': {
      const slot = hand.length - hand.indexOf(move.card)
      return t(`review-suggest-${move.kind}`, { name, slot })
    }
    case 'hint': {
      const to = names[move.to] ?? ''
      return move.color
        ? t('review-suggest-color', { name, to, colorname: suitName(move.color) })
        : t('review-suggest-rank', { name, to, rank: move.rank ?? 0 })
    }
    default:
      return t('review-suggest-other', { name })
  }
}

/** Why it is better. */
export function grounds(better: SuggestedMove): string[] {
  const said = [reasonsText([better.reason])]
  if (better.reachable) said.push(t('review-keeps', { best: better.reachable.best }))
  else if (better.at_stake !== null)
    said.push(t('review-costs', { points: points(better.at_stake) }))
  return said.filter(Boolean)
}
