import { expect, test } from 'vitest'

import { bySuit, goneForGood, lastCopies } from '../src/board/discards'
import { rules, view } from './samples'

const seen = (cards: string[]) => cards.map((card, id) => ({ id, card }))

test('only the card that stops its firework is gone for good', () => {
  const fireworks = view({}).fireworks.map((one) =>
    one.suit === 'blue' ? { ...one, reachable: 3 } : one,
  )
  const position = view({ fireworks, discards: seen(['b4', 'g1', 'b4', 'b5']) })
  expect(goneForGood(position, rules)).toEqual(['b4'])
  const blue = bySuit(position, rules).find((suit) => suit.letter === 'b')
  expect(blue?.cards.map((one) => [one.card, one.isGone])).toEqual([
    ['b4', false],
    ['b4', true],
    ['b5', false],
  ])
})

test('black, which falls, ends at a low value', () => {
  const fireworks = view({}).fireworks.map((one) =>
    one.suit === 'black' ? { ...one, reachable: 0 } : one,
  )
  expect(goneForGood(view({ fireworks, discards: seen(['k5']) }), rules)).toEqual(['k5'])
})

test('a last copy is one that its firework still waits for', () => {
  const one = lastCopies(view({ discards: seen(['r2', 'w1']) }), rules)
  expect(one).toContain('r2')
  expect(one).toContain('r5')
  expect(one).not.toContain('w1')
})
