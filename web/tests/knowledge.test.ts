import { expect, test } from 'vitest'

import { pipsOf, toldBy } from '../src/game/knowledge'
import { everyKind, held, rules } from './samples'

test('what hints said outright leaves a suit of every colour possible', () => {
  const told = toldBy([{ type: 'hint-given', color: 'red', touched: [4] }])
  const pips = pipsOf(held(4, null), told.get(4), rules, 'positive')
  expect(pips.suits.filter((one) => one.isPossible).map((one) => one.letter)).toEqual(['r', 'm'])
  expect(pips.rank).toBeNull()
})

test('the full detail shows what the server counted, the middle one what hints leave', () => {
  const card = { ...held(1, null, ['r1', 'r2']), hinted: ['r1', 'r2', 'b1'] }
  expect(pipsOf(card, undefined, rules, 'full').suit).toBe('r')
  expect(pipsOf(card, undefined, rules, 'negative').suit).toBeNull()
  expect(pipsOf(card, undefined, rules, 'positive').suits.every((one) => one.isPossible)).toBe(true)
})

test('one kind left is the card itself', () => {
  expect(pipsOf(held(1, null, ['k5']), undefined, rules, 'full').card).toBe('k5')
  expect(pipsOf(held(1, null, everyKind), undefined, rules, 'full').card).toBeNull()
})
