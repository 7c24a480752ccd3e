import { describe, expect, test } from 'vitest'

import {
  arrangeText,
  inSlots,
  LegalMoves,
  movedTo,
  parseMove,
  touchedBy,
} from '../../src/game/moves'
import { held, rules } from '../samples'

describe('moves as the notation writes them', () => {
  test('every kind of legal move is understood', () => {
    expect(parseMove('hint 1 red')).toMatchObject({ kind: 'hint', to: 1, color: 'red', rank: null })
    expect(parseMove('hint 2 5')).toMatchObject({ kind: 'hint', to: 2, color: null, rank: 5 })
    expect(parseMove('play 7')).toMatchObject({ kind: 'play', card: 7, as: null })
    expect(parseMove('play 7 as blue')).toMatchObject({ kind: 'play', card: 7, as: 'blue' })
    expect(parseMove('discard 3')).toMatchObject({ kind: 'discard', card: 3 })
    expect(parseMove('reward hint 0 4')).toMatchObject({ kind: 'hint', to: 0, rank: 4 })
    expect(parseMove('reward return 31')).toMatchObject({ kind: 'return', card: 31 })
    expect(parseMove('reward add 31')).toMatchObject({ kind: 'add', card: 31 })
    expect(parseMove('reward decline')).toMatchObject({ kind: 'decline' })
    expect(parseMove('nonsense')).toBeNull()
  })

  test('what is not among the legal moves is not offered', () => {
    const legal = new LegalMoves(['play 1', 'play 1 as red', 'play 1 as black', 'hint 1 red'])
    expect(legal.play(1)).toBe('play 1')
    expect(legal.discard(1)).toBeNull()
    expect(legal.announcements(1).map((move) => move.suit)).toEqual(['red', 'black'])
    expect(legal.hintsTo(2)).toEqual([])
    expect(legal.decline).toBeNull()
  })

  test('slots count from the newest card, and the notation from the oldest', () => {
    expect(inSlots([4, 5, 6])).toEqual([6, 5, 4])
    expect(arrangeText(1, movedTo([9, 8, 7], 0, 2))).toBe('arrange 1: 9 7 8')
  })

  test('a hint lights the cards that the suits’ data says it touches', () => {
    const hand = [held(0, 'r1'), held(1, 'm2'), held(2, 'k1'), held(3, 'b3')]
    const touched = (text: string): number[] => {
      const hint = parseMove(text)
      if (hint?.kind !== 'hint') throw new Error(text)
      return touchedBy(rules, hand, hint).map((card) => card.id)
    }
    expect(touched('hint 1 red')).toEqual([0, 1])
    expect(touched('hint 1 blue')).toEqual([1, 3])
    expect(touched('hint 1 1')).toEqual([0, 2])
    expect(touched('hint 1 5')).toEqual([])
  })
})
