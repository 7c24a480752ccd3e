import { expect, test } from 'vitest'

import { rankAt } from '../../src/game/fireworks'
import { rules } from '../samples'

const red = rules.suits[1]
const black = rules.suits[6]
if (!red || !black) throw new Error('a suit is missing')

test('black falls from 5 to 1, all others rise', () => {
  expect([1, 2, 5].map((step) => rankAt(step, red, 5))).toEqual([1, 2, 5])
  expect([1, 2, 5].map((step) => rankAt(step, black, 5))).toEqual([5, 4, 1])
})
