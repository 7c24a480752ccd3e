/** The position in words, part by part, for those who listen and those who type. */
import { fireworkLabel } from '../../game/fireworks'
import type { Game } from '../../game/game.svelte'
import { cardsIn } from '../../game/kinds'
import { knownMark, odds, pipsOf, type Pips } from '../../game/knowledge'
import { knowledgeLabel, ownLabel, paceText } from '../../game/labels'
import { inSlots } from '../../game/moves'
import { cardLabel, spokenLine, suitName } from '../../game/narrate'
import { t } from '../../i18n/messages.svelte'
import { rankOf, suitOf, SUIT_WORDS, SUITS, type CardName } from '../../net/cards'
import type { Held, SuitInfo } from '../../net/protocol'
import { settings } from '../../state/settings.svelte'

export const QUESTIONS = {
  state: stateText,
  hand: ownHandText,
  mates: matesText,
  fireworks: fireworksText,
  discards: discardsText,
  tokens: tokensText,
  moves: movesText,
} as const

export type Question = keyof typeof QUESTIONS

/** Of a long list of cards nobody remembers the beginning. */
const MOST_CARDS_NAMED = 12
const MOVES_WITHOUT_OWN = 3

export function stateText(game: Game): string {
  const { view } = game
  if (!view) return ''
  const turn = game.isMyTurn
    ? t('web-your-turn')
    : view.next_seat === null
      ? ''
      : t('web-waiting-for', { name: game.names[view.next_seat] ?? '' })
  const points = t('web-points', { points: view.points, possible: view.highest_score })
  return sentences([points, tokensText(game), fireworksText(game), turn])
}

export function tokensText({ view }: Game): string {
  if (!view) return ''
  return sentences([
    t('web-hints', { count: view.hint_tokens }),
    t('web-mistakes', { count: view.mistakes }),
    view.turns_left === null
      ? t('web-deck', { count: view.deck_size })
      : t('web-turns-left', { count: view.turns_left }),
    settings.all.pace && view.pace !== null ? paceText(view.pace) : '',
  ])
}

export function fireworksText({ view, rules }: Game): string {
  if (!view || !rules) return ''
  return view.fireworks
    .map((firework, i) => fireworkLabel(firework, rules.suits[i] as SuitInfo, rules.ranks.length))
    .join('; ')
}

export function discardsText({ view }: Game): string {
  const cards = (view?.discards ?? []).map(({ card }) => card)
  return t('web-say-discards', { cards: listed(cards) || t('web-discards-none') })
}

export function ownHandText(game: Game): string {
  const seat = game.seat
  if (seat === null) return matesText(game)
  const hand = inSlots(game.view?.hands[seat] ?? [])
  const newest = Math.max(...hand.map((held) => held.id))
  return sentences(
    hand.map((held, i) => {
      const known = game.view && knownMark(held, game.view)
      return ownLabel(i + 1, held.id === newest, pips(game, held), known, game.notes[held.id])
    }),
  )
}

/** What everybody else holds, in the order of turns. */
export function matesText(game: Game): string {
  const count = game.seats.length
  const first = game.seat === null ? 0 : game.seat + 1
  const seats = Array.from({ length: count }, (_, i) => (first + i) % count)
  return sentences(seats.filter((seat) => seat !== game.seat).map((seat) => handText(game, seat)))
}

/** “Ben: red 3; white 1, knows white; any value”. */
export function handText(game: Game, seat: number): string {
  const cards = inSlots(game.view?.hands[seat] ?? []).map((held) => {
    const card = held.card === null ? t('web-hidden-card') : cardLabel(held.card)
    const known = pips(game, held)
    const isUnknown = [...known.suits, ...known.ranks].every((pip) => pip.isPossible)
    return isUnknown ? card : t('web-say-held', { card, known: knowledgeLabel(known) })
  })
  return t('web-say-hand', { name: game.names[seat] ?? '', cards: cards.join('; ') })
}

/** All that one's own card can be, and how many of those would fit. */
export function ownCardText(game: Game, slot: number): string {
  const { view, rules, seat } = game
  const held = seat === null ? null : inSlots(view?.hands[seat] ?? [])[slot - 1]
  if (!held || !view || !rules) return t('web-typed-no-slot', { slot })
  const kinds = cardsIn(held.possible, rules)
  const cards = kinds.length > MOST_CARDS_NAMED ? knowledgeLabel(pips(game, held)) : listed(kinds)
  return sentences([t('web-say-can-be', { slot, cards }), t('web-play-odds', odds(held, view))])
}

/** The moves since one's own last one; who has not moved yet hears the last few. */
export function movesText(game: Game): string {
  const turns = game.lines.filter((line) => line.turn > 0)
  const own = turns.findLastIndex(
    ({ entry }) => entry.type === 'moved' && entry.seat === game.seat && game.seat !== null,
  )
  const since = own < 0 ? turns.slice(-MOVES_WITHOUT_OWN) : turns.slice(own)
  return since.map((line) => spokenLine(line, game.reader)).join(' ') || t('web-say-no-moves')
}

function pips(game: Game, held: Held): Pips {
  if (!game.rules) throw new Error('a hand before its rules')
  return pipsOf(held, game.hintsByCard.get(held.id), game.rules, settings.all.detail)
}

/** “white 1, 1, 3; red 2”. */
function listed(cards: readonly CardName[]): string {
  return SUITS.flatMap((letter) => {
    const ranks = cards.filter((card) => suitOf(card) === letter).map(rankOf)
    ranks.sort((a, b) => a - b)
    return ranks.length > 0 ? [`${suitName(SUIT_WORDS[letter])} ${ranks.join(', ')}`] : []
  }).join('; ')
}

function sentences(parts: string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ')
}
