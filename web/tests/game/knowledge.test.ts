import { expect, test } from 'vitest'

import { knownMark, odds, pipsOf, hintsByCard } from '../../src/game/knowledge'
import { everyKind, held, hintGiven, kinds, rules, view } from '../samples'

test('what hints said outright leaves a suit of every colour possible', () => {
  const hints = hintsByCard([hintGiven({ color: 'red', touched: [4] })])
  const pips = pipsOf(held(4, null), hints.get(4), rules, 'positive')
  expect(pips.suits.filter((suit) => suit.isPossible).map((suit) => suit.letter)).toEqual([
    'r',
    'm',
  ])
  expect(pips.rank).toBeNull()
})

test('the full detail shows what the server counted, the middle one what hints leave', () => {
  const card = { ...held(1, null, kinds('r1', 'r2')), hinted: kinds('r1', 'r2', 'b1') }
  expect(pipsOf(card, undefined, rules, 'full').suit).toBe('r')
  expect(pipsOf(card, undefined, rules, 'negative').suit).toBeNull()
  expect(pipsOf(card, undefined, rules, 'positive').suits.every((suit) => suit.isPossible)).toBe(
    true,
  )
})

test('one kind left is the card itself', () => {
  expect(pipsOf(held(1, null, kinds('k5')), undefined, rules, 'full').card).toBe('k5')
  expect(pipsOf(held(1, null, everyKind), undefined, rules, 'full').card).toBeNull()
})

const now = view({
  playable: kinds('w3', 'r1', 'b5', 'k5'),
  useless: kinds('w1', 'w2', 'y4', 'y5'),
  indispensable: kinds('w5', 'r5', 'b5', 'k5'),
})

test('a card is known to be what all that it can be are', () => {
  const known = (...possible: string[]) => knownMark(held(1, null, kinds(...possible)), now)
  expect(known('w3', 'r1')).toBe('playable')
  expect(known('w1', 'y5')).toBe('useless')
  expect(known('w5', 'k5')).toBe('indispensable')
  expect(known('w3', 'w4')).toBeNull()
  expect(known('w3', 'w1')).toBeNull()
})

test('that it fits comes before that it is the last copy', () => {
  expect(knownMark(held(1, null, kinds('b5', 'k5')), now)).toBe('playable')
})

test('what a card is does not tell its holder, and nothing follows from nothing', () => {
  expect(knownMark(held(1, 'w3'), now)).toBeNull()
  expect(knownMark(held(1, null, kinds()), now)).toBeNull()
})

test('the odds of a card are the share of its kinds that would fit', () => {
  const card = held(3, null, kinds('w3', 'w4', 'r1', 'r2', 'k5'))
  expect(odds(card, now)).toEqual({ fit: 3, count: 5 })
})
