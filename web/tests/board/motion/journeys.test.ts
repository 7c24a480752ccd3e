import { expect, test } from 'vitest'

import { journeysBetween } from '../../../src/board/motion/journeys'
import { held, rules, view } from '../../samples'

const before = view({ hands: [[held(0, null), held(1, null)], [held(2, 'r2')]] })
const played = view({
  hands: [[held(1, null), held(3, null)], [held(2, 'r2')]],
  fireworks: rules.suits.map(({ suit, letter }) => ({
    suit,
    cards: letter === 'r' ? [{ id: 0, card: 'r1' }] : [],
    reachable: 5,
  })),
})

test('a card goes from the hand to its firework, and another comes from the deck', () => {
  expect(journeysBetween(before, played)).toEqual([
    { card: 0, face: 'r1', from: { at: 'hand', card: 0 }, to: { at: 'firework', suit: 'r' } },
    { card: 3, face: null, from: { at: 'deck' }, to: { at: 'hand', card: 3 } },
  ])
})

test('what is undone goes back the same way', () => {
  expect(journeysBetween(played, before).map(({ from, to }) => [from.at, to.at])).toEqual(
    expect.arrayContaining([
      ['firework', 'hand'],
      ['hand', 'deck'],
    ]),
  )
})

test('a discard goes to the pile, and whoever stays in a hand goes nowhere', () => {
  const discarded = view({
    hands: [[held(0, null), held(1, null)], []],
    discards: [{ id: 2, card: 'r2' }],
  })
  expect(journeysBetween(before, discarded)).toEqual([
    { card: 2, face: 'r2', from: { at: 'hand', card: 2 }, to: { at: 'discards', suit: 'r' } },
  ])
})

test('a jump over many moves shows no journeys', () => {
  const later = view({
    discards: [0, 1, 2, 3, 4].map((id) => ({ id, card: 'w1' })),
    hands: [[], []],
  })
  expect(journeysBetween(before, later)).toEqual([])
})
