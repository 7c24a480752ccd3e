/** What a holder knows of a card, and how much of it the card's back shows. */
import { rankOf, suitOf, type CardName, type SuitLetter } from '../net/cards'
import type { HintGiven, Held, RulesInfo, View } from '../net/protocol'
import type { Detail } from '../state/settings.svelte'
import { cardsIn, inBoth, sizeOf } from './kinds'

/** What matters most comes first. */
const MARKS = ['playable', 'useless', 'indispensable'] as const
export type Mark = (typeof MARKS)[number]

/** What hints have said of a card outright. */
export interface HintsOnCard {
  colors: Set<string>
  ranks: Set<number>
}

export interface Pips {
  suits: { letter: SuitLetter; isPossible: boolean }[]
  ranks: { rank: number; isPossible: boolean }[]
  suit: SuitLetter | null
  rank: number | null
  card: CardName | null
}

export function hintsByCard(given: readonly HintGiven[]): Map<number, HintsOnCard> {
  const found = new Map<number, HintsOnCard>()
  for (const hint of given) {
    for (const id of hint.touched) {
      const hints = found.get(id) ?? { colors: new Set(), ranks: new Set() }
      if (hint.color) hints.colors.add(hint.color)
      if (hint.rank) hints.ranks.add(hint.rank)
      found.set(id, hints)
    }
  }
  return found
}

/** The kinds that a detail leaves: what hints said outright, all that hints say, or counting too. */
function kindsLeft(
  held: Held,
  hints: HintsOnCard | undefined,
  rules: RulesInfo,
  detail: Detail,
): CardName[] {
  if (detail === 'full') return cardsIn(held.possible, rules)
  if (detail === 'negative') return cardsIn(held.hinted, rules)
  const kinds = rules.suits.flatMap((suit) => rules.ranks.map((rank) => ({ suit, rank })))
  return kinds
    .filter(
      ({ suit, rank }) =>
        !hints ||
        ([...hints.ranks].every((named) => named === rank) &&
          [...hints.colors].every((named) => suit.every_color || suit.color === named)),
    )
    .map(({ suit, rank }) => `${suit.letter}${rank}`)
}

export function pipsOf(
  held: Held,
  hints: HintsOnCard | undefined,
  rules: RulesInfo,
  detail: Detail,
): Pips {
  const kinds = kindsLeft(held, hints, rules, detail)
  const suits = new Set(kinds.map(suitOf))
  const ranks = new Set(kinds.map(rankOf))
  const only = <T>(found: Set<T>): T | null => (found.size === 1 ? ([...found][0] as T) : null)
  return {
    suits: rules.suits.map(({ letter }) => ({
      letter: letter as SuitLetter,
      isPossible: suits.has(letter as SuitLetter),
    })),
    ranks: rules.ranks.map((rank) => ({ rank, isPossible: ranks.has(rank) })),
    suit: only(suits),
    rank: only(ranks),
    card: kinds.length === 1 ? (kinds[0] ?? null) : null,
  }
}

/** What holds of a card whichever of the possible ones it is. */
export function knownMark({ possible }: Held, view: View): Mark | null {
  return MARKS.find((mark) => isSurely(mark, { possible }, view)) ?? null
}

/** Is every kind that a card can still be of this sort? One may be of several. */
export function isSurely(mark: Mark, { possible }: Pick<Held, 'possible'>, view: View): boolean {
  return possible !== 0 && inBoth(possible, view[mark]) === possible
}

/** How many of the kinds that a card can still be would fit. */
export function odds({ possible }: Held, view: View): { fit: number; count: number } {
  return { fit: sizeOf(inBoth(possible, view.playable)), count: sizeOf(possible) }
}
