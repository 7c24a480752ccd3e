/** A deluxe ruleset and cards to point at. */
import { SUIT_WORDS, type SuitLetter } from '../src/net/cards'
import type { Color, Held, HintGiven, RulesInfo, View } from '../src/net/protocol'

const LETTERS: SuitLetter[] = ['w', 'r', 'b', 'y', 'g', 'm', 'k']

export const rules: RulesInfo = {
  edition: 'pl-deluxe',
  options: {},
  hand_size: 4,
  suits: LETTERS.map((letter) => ({
    suit: SUIT_WORDS[letter],
    letter,
    copies: [3, 2, 2, 2, 1],
    falling: letter === 'k',
    color: letter === 'm' || letter === 'k' ? null : (SUIT_WORDS[letter] as Color),
    every_color: letter === 'm',
  })),
  cards: LETTERS.flatMap((letter) => [1, 2, 3, 4, 5].map((rank) => `${letter}${rank}`)),
  colors: ['white', 'red', 'blue', 'yellow', 'green'],
  ranks: [1, 2, 3, 4, 5],
  max_hint_tokens: 8,
  max_mistakes: 3,
  max_score: 30,
}

/** A set of cards as it is sent. */
export function kinds(...cards: string[]): number {
  return cards.reduce((sum, card) => sum + 2 ** rules.cards.indexOf(card), 0)
}

export const everyKind = kinds(...rules.cards)

export function held(id: number, card: string | null, possible = everyKind): Held {
  return { id, card, hinted: possible, possible }
}

export function hintGiven(changes: Partial<HintGiven>): HintGiven {
  return { type: 'hint-given', seat: 0, to: 1, touched: [], untouched: [], free: false, ...changes }
}

export function view(changes: Partial<View>): View {
  return {
    seat: 0,
    next_seat: 0,
    first_seat: 0,
    hands: [[], []],
    fireworks: rules.suits.map((suit) => ({ suit: suit.suit, cards: [], reachable: 5 })),
    discards: [],
    deck_size: 30,
    hint_tokens: 8,
    mistakes: 0,
    turns_left: null,
    tiles: [],
    pending: null,
    points: 0,
    highest_score: 30,
    dead_suits: [],
    playable: kinds('w1', 'r1', 'b1', 'y1', 'g1', 'm1', 'k5'),
    useless: kinds(),
    indispensable: kinds('w5', 'r5', 'b5', 'y5', 'g5', 'm5', 'k5'),
    pace: -3,
    pace_risk: 'zero',
    legal_moves: [],
    outcome: null,
    ...changes,
  }
}
