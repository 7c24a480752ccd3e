import { expect, test } from 'vitest'

import { cardsIn, inBoth, sizeOf } from '../../src/game/kinds'
import { everyKind, kinds, rules } from '../samples'

test('a set lists its cards in the order of the rules, also beyond 32 of them', () => {
  expect(cardsIn(kinds('k5', 'w1', 'k2'), rules)).toEqual(['w1', 'k2', 'k5'])
  expect(cardsIn(everyKind, rules)).toEqual(rules.cards)
  expect(cardsIn(0, rules)).toEqual([])
})

test('sets are compared and counted beyond 32 cards', () => {
  expect(inBoth(kinds('w1', 'k3', 'k5'), kinds('r1', 'k3', 'k5'))).toBe(kinds('k3', 'k5'))
  expect(inBoth(kinds('w1'), kinds('k5'))).toBe(0)
  expect([0, kinds('k5'), kinds('w1', 'k4', 'k5'), everyKind].map(sizeOf)).toEqual([0, 1, 3, 35])
})
