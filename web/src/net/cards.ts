/** The suits' letters in card names, and the words by which moves and messages name them. */
import type { Suit } from './protocol'

export const SUITS = ['w', 'r', 'b', 'y', 'g', 'm', 'k'] as const
export type SuitLetter = (typeof SUITS)[number]

export const SUIT_WORDS = {
  w: 'white',
  r: 'red',
  b: 'blue',
  y: 'yellow',
  g: 'green',
  m: 'multicolor',
  k: 'black',
} as const satisfies Record<SuitLetter, Suit>

const LETTERS = Object.fromEntries(
  Object.entries(SUIT_WORDS).map(([letter, word]) => [word, letter]),
) as Record<Suit, SuitLetter>

export function letterOf(suit: Suit): SuitLetter {
  return LETTERS[suit]
}

/** A card's name, such as r1. */
export type CardName = string

export function suitOf(card: CardName): SuitLetter {
  return card.charAt(0) as SuitLetter
}

export function rankOf(card: CardName): number {
  return Number(card.slice(1))
}
