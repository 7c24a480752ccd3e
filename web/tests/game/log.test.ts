import { expect, test } from 'vitest'

import { GameLog } from '../../src/game/log'
import type { GameEvent, PublicMoved } from '../../src/net/protocol'
import { hintGiven } from '../samples'

function moved(seq: number, events: GameEvent[], isAction = true) {
  const entry: PublicMoved = {
    type: 'moved',
    seat: 0,
    move: '',
    by_bot: false,
    is_action: isAction,
  }
  return { seq, entry, events }
}

function started(): GameLog {
  const log = new GameLog(2, 3)
  log.add({ seq: 1, entry: { type: 'started', first_seat: 0, commitment: '' }, events: [] })
  return log
}

const hint = hintGiven({ rank: 1, touched: [3, 5] })

test('a hint names the slots as they were when it was given', () => {
  const log = started()
  log.add(moved(2, [hint]))
  expect(log.lines.at(-1)?.slots).toEqual([1, 3])
  log.add(
    moved(3, [
      { type: 'card-played', seat: 1, card: 5, face: 'r1', announced: null },
      { type: 'card-drawn', seat: 1, card: 6, face: 'b1', deck_size: 9 },
    ]),
  )
  log.add(moved(4, [{ ...hint, touched: [3, 6] }]))
  expect(log.lines.at(-1)?.slots).toEqual([1, 3])
  expect(log.lines[1]?.slots).toEqual([1, 3])
})

test('rearranging is no turn, and the slots follow it', () => {
  const log = started()
  log.add(moved(2, [{ type: 'hand-arranged', seat: 1, order: [5, 4, 3] }], false))
  log.add(moved(3, [{ ...hint, touched: [5] }]))
  expect(log.lines.map((line) => line.turn)).toEqual([0, 0, 1])
  expect(log.lines.at(-1)?.slots).toEqual([3])
})

test('an undo takes moves back but not what was said', () => {
  const log = started()
  log.add(moved(2, [hint]))
  log.add({ seq: 3, entry: { type: 'said', seat: 1, phrase: 'sorry' }, events: [] })
  log.add(moved(4, [{ type: 'card-discarded', seat: 1, card: 4, face: 'r1' }]))
  log.add({ seq: 5, entry: { type: 'undone', moves: 2 }, events: [] })
  expect(log.lines.map((line) => line.entry.type)).toEqual(['started', 'said', 'undone'])
  log.add(moved(6, [hint]))
  expect(log.lines.at(-1)).toMatchObject({ turn: 1, slots: [1, 3] })
  expect(log.hints).toHaveLength(1)
})

test('a line that came twice is told once', () => {
  const log = started()
  log.add(moved(2, [hint]))
  log.add(moved(2, [hint]))
  expect(log.lines).toHaveLength(2)
})
