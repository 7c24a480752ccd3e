import { expect, test } from 'vitest'

import { awaited, odds, rankAt } from '../src/game/fireworks'
import { held, rules, view } from './samples'

const red = rules.suits[1]
const black = rules.suits[6]
if (!red || !black) throw new Error('a suit is missing')

test('black falls from 5 to 1, all others rise', () => {
  expect([1, 2, 5].map((step) => rankAt(step, red, 5))).toEqual([1, 2, 5])
  expect([1, 2, 5].map((step) => rankAt(step, black, 5))).toEqual([5, 4, 1])
})

test('the odds of a card are the share of its kinds that a firework waits for', () => {
  const now = view({})
  const [white] = now.fireworks
  if (!white) throw new Error('no firework')
  white.cards = [
    { id: 1, card: 'w1' },
    { id: 2, card: 'w2' },
  ]
  expect([...awaited(now, rules)]).toEqual(['w3', 'r1', 'b1', 'y1', 'g1', 'm1', 'k5'])
  expect(odds(held(3, null, ['w3', 'w4', 'r1', 'r2', 'k5']), now, rules)).toEqual({
    fit: 3,
    count: 5,
  })
})

test('a complete firework waits for nothing', () => {
  const now = view({})
  const last = now.fireworks.at(-1)
  if (!last) throw new Error('no firework')
  last.cards = [5, 4, 3, 2, 1].map((rank, id) => ({ id, card: `k${rank}` }))
  expect([...awaited(now, rules)].some((kind) => kind.startsWith('k'))).toBe(false)
})
