/** Moves and questions as they are typed, in the reader's language: “play 2”, “ben red”, “hand”.
 *  Which words there are is the catalogue's; which moves are legal is the server's word. */
import type { Game } from '../../game/game.svelte'
import { inSlots } from '../../game/moves'
import { t } from '../../i18n/messages.svelte'
import { SUIT_WORDS } from '../../net/cards'
import type { Suit } from '../../net/protocol'
import { handText, ownCardText, QUESTIONS, type Question } from './answers'

export type Understood =
  | { kind: 'move'; move: string }
  | { kind: 'answer'; text: string }
  | { kind: 'refusal'; text: string }

const VERBS = ['play', 'discard', 'hint', 'decline', 'return', 'add'] as const
type Verb = (typeof VERBS)[number]

/** Lower case and without accents, as people type in a hurry. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.,:;!?“”„«»"]/g, ' ')
    .trim()
}

function isWordFor(word: string, key: string): boolean {
  return folded(t(`web-typed-${key}`))
    .split(/\s+/)
    .includes(word)
}

function suitOfWord(word: string): Suit | null {
  const suits = Object.values(SUIT_WORDS)
  const isNamed = (suit: Suit): boolean =>
    isWordFor(word, suit) || folded(t(`suit-${suit}.letter`)) === word
  return suits.find(isNamed) ?? null
}

/** A player by the whole name, or by a beginning that only one of the others has. */
function seatOfName(name: string, game: Game): number | null {
  const names = game.names.map(folded)
  const others = names.flatMap((_, seat) => (seat === game.seat ? [] : [seat]))
  const exact = others.filter((seat) => names[seat] === name)
  const begun = others.filter((seat) => names[seat]?.startsWith(name))
  const found = exact.length > 0 ? exact : begun
  return name !== '' && found.length === 1 ? (found[0] ?? null) : null
}

export function understand(text: string, game: Game): Understood {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const understood = words.length > 0 && (asQuestion(words, game) ?? asMove(words, game))
  return understood || refusal('web-typed-unclear', { text: text.trim() })
}

function asQuestion([first = '', ...rest]: string[], game: Game): Understood | null {
  if (rest.length === 0) {
    if (isWordFor(first, 'help')) return answer(t('web-typed-about'))
    const questions = Object.keys(QUESTIONS) as Question[]
    const question = questions.find((name) => isWordFor(first, name))
    return question ? answer(QUESTIONS[question](game)) : null
  }
  if (isWordFor(first, 'hand')) {
    const seat = seatOfName(rest.join(' '), game)
    return seat === null ? null : answer(handText(game, seat))
  }
  const slot = Number(rest[0])
  return isWordFor(first, 'card') && rest.length === 1 && slot
    ? answer(ownCardText(game, slot))
    : null
}

function asMove(words: string[], game: Game): Understood | null {
  const [first = '', ...rest] = words
  const verb = VERBS.find((name) => isWordFor(first, name)) ?? null
  return (verb && asDeed(verb, rest, game)) ?? asHint(words, game)
}

/** What is done with a card, or without one. */
function asDeed(verb: Verb, words: string[], game: Game): Understood | null {
  switch (verb) {
    case 'hint':
      return asHint(words, game)
    case 'decline':
      return words.length === 0 ? made(game.legal.decline, game) : null
    case 'return':
    case 'add': {
      const card = cardOfWords(words)
      if (card === null) return null
      const seen = game.view?.discards.find((discard) => discard.card === card)
      return made(seen ? game.legal.reward(seen.id) : null, game)
    }
    case 'play':
    case 'discard':
      return withOwnCard(verb, words, game)
  }
}

function withOwnCard(verb: 'play' | 'discard', words: string[], game: Game): Understood | null {
  const [slot = '', announced, ...more] = words
  if (!/^\d$/.test(slot) || more.length > 0) return null
  const held = inSlots(game.view?.hands[game.seat ?? -1] ?? [])[Number(slot) - 1]
  if (!held) return refusal('web-typed-no-slot', { slot })
  if (announced === undefined) {
    const move = verb === 'play' ? game.legal.play(held.id) : game.legal.discard(held.id)
    return made(move, game)
  }
  const suit = suitOfWord(announced)
  if (verb === 'discard' || suit === null) return null
  const announcement = game.legal.announcements(held.id).find((move) => move.suit === suit)
  return made(announcement?.text ?? null, game)
}

/** “ben red”, “ben 3”. */
function asHint(words: string[], game: Game): Understood | null {
  const what = words.at(-1) ?? ''
  const color = suitOfWord(what)
  const rank = Number(what)
  const name = words.slice(0, -1).join(' ')
  if (name === '' || (color === null && !rank)) return null
  const seat = seatOfName(name, game)
  if (seat === null) return refusal('web-typed-who', { name })
  const hint = game.legal
    .hintsTo(seat)
    .find((move) => (color === null ? move.rank === rank : move.color === color))
  return made(hint?.text ?? null, game)
}

/** “red 3” as the discards have it. */
function cardOfWords([color = '', rank = '']: string[]): string | null {
  const suit = suitOfWord(color)
  const letter = Object.entries(SUIT_WORDS).find(([, word]) => word === suit)?.[0]
  return letter && /^\d$/.test(rank) ? letter + rank : null
}

function made(move: string | null, game: Game): Understood {
  if (move !== null) return { kind: 'move', move }
  return refusal(game.isMyTurn ? 'web-typed-not-now' : 'web-typed-not-your-turn')
}

function answer(text: string): Understood {
  return { kind: 'answer', text }
}

function refusal(key: string, values: Record<string, string> = {}): Understood {
  return { kind: 'refusal', text: t(key, values) }
}
