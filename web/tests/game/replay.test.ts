import { expect, test } from 'vitest'

import { ReplayedGame } from '../../src/game/replay.svelte'
import { rules, view } from '../samples'

test('seats are bots where the record says so, whatever they are called', () => {
  const steps = [{ move: null, seat: null, events: [], view: view({}) }]
  const players = ['smart', 'Robot']
  const { game } = new ReplayedGame({ rules, players, programs: [null, 'smart'], steps })
  expect(game.seats.map((seat) => seat.kind)).toEqual(['person', 'bot'])
})
