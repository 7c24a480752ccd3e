import { expect, test } from 'vitest'

import { annotate, annotationsOf, gameOf, linesFrom } from '../../../src/pages/lines/tree.svelte'

const MOVES = ['play 0', 'hint 0 1', 'discard 2']
const SAID = {
  comments: [{ after: 2, text: 'why?' }],
  variations: [
    {
      after: 1,
      name: 'bold',
      moves: ['play 5', 'play 1'],
      comments: [{ after: 2, text: 'better' }],
      variations: [{ after: 2, moves: ['discard 1'] }],
    },
    { after: 1, moves: ['discard 6'] },
    { after: 3, moves: ['play 7'] },
  ],
}

test('what a record says beside its moves comes back as it was', () => {
  const start = gameOf(MOVES)
  annotate(start, SAID)
  expect(annotationsOf(start)).toEqual(SAID)
  expect(linesFrom(start).map((line) => [line.number, line.move])).toEqual([
    [2, 'play 5'],
    [3, 'discard 1'],
    [2, 'discard 6'],
    [4, 'play 7'],
  ])
})

test('the lines of two people are put together, and what both have is there once', () => {
  const start = gameOf(MOVES)
  annotate(start, SAID)
  annotate(start, SAID)
  expect(annotationsOf(start)).toEqual(SAID)
  const theirs = { after: 1, name: 'theirs', moves: ['play 5', 'play 1', 'play 8'] }
  annotate(start, { comments: [{ after: 2, text: 'so!' }], variations: [theirs] })
  const both = annotationsOf(start)
  expect(both.comments).toEqual([{ after: 2, text: 'why?\nso!' }])
  expect(both.variations[0]).toMatchObject({ name: 'bold', moves: ['play 5', 'play 1', 'play 8'] })
  expect(both.variations).toHaveLength(3)
})

test('a move of the game that is tried is no other line, and what comes after its end is', () => {
  const start = gameOf(MOVES)
  expect(start.after('play 0')).toBe(start.next[0])
  const end = start.onward.at(-1)
  const tried = end?.after('play 9')
  expect(end?.straightOn).toBeUndefined()
  expect(tried?.beginsLine).toBe(true)
  expect(tried?.after('hint 0 2').lineStart).toBe(tried)
  expect(start.next[0]?.lineStart).toBe(start)
})

test('what belongs to no position is left out', () => {
  const start = gameOf(MOVES)
  annotate(start, {
    comments: [{ after: 9, text: 'lost' }],
    variations: [{ after: 7, moves: ['play 1'] }],
  })
  expect(annotationsOf(start)).toEqual({ comments: [], variations: [] })
})
