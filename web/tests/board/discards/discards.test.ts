import { expect, test } from 'vitest'

import { bySuit, goneForGood, lastCopies } from '../../../src/board/discards/discards'
import { rules, view } from '../../samples'

const seen = (cards: string[]) => cards.map((card, id) => ({ id, card }))

test('only the card that stops its firework is gone for good', () => {
  const fireworks = view({}).fireworks.map((firework) =>
    firework.suit === 'blue' ? { ...firework, reachable: 3 } : firework,
  )
  const position = view({ fireworks, discards: seen(['b4', 'g1', 'b4', 'b5']) })
  expect(goneForGood(position, rules)).toEqual(['b4'])
  const blue = bySuit(position, rules).find((suit) => suit.letter === 'b')
  expect(blue?.cards.map((discarded) => [discarded.card, discarded.isGone])).toEqual([
    ['b4', false],
    ['b4', true],
    ['b5', false],
  ])
})

test('black, which falls, ends at a low value', () => {
  const fireworks = view({}).fireworks.map((firework) =>
    firework.suit === 'black' ? { ...firework, reachable: 0 } : firework,
  )
  expect(goneForGood(view({ fireworks, discards: seen(['k5']) }), rules)).toEqual(['k5'])
})

test('a last copy is one that its firework still waits for', () => {
  const last = lastCopies(view({ discards: seen(['r2', 'w1']) }), rules)
  expect(last).toContain('r2')
  expect(last).toContain('r5')
  expect(last).not.toContain('w1')
})
