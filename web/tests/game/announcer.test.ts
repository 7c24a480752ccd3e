// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

import { Announcer } from '../../src/game/announcer'
import { Game } from '../../src/game/game.svelte'
import type { LogLine } from '../../src/game/log'
import { language } from '../../src/i18n/messages.svelte'
import type { GameEvent, SeatInfo, TableInfo, View } from '../../src/net/protocol'
import { Voice } from '../../src/state/voice.svelte'
import { rules, view } from '../samples'

beforeAll(() => language.use('en'))

function table() {
  const game = new Game()
  const seats = ['Ana', 'Ben', 'Cleo'].map((name): SeatInfo => ({
    kind: 'person',
    name,
    stand_in: null,
  }))
  game.table = { rules, seats } as unknown as TableInfo
  const voice = new Voice()
  const announcer = new Announcer(game, voice)
  const happens = (seat: number, events: GameEvent[], after: Partial<View>): void => {
    game.view = view(after)
    const entry = { type: 'moved', seat, move: '', by_bot: false, is_action: true } as const
    announcer.line({ seq: 1, turn: 1, entry, events, slots: [] } satisfies LogLine)
  }
  const said = () => ({
    polite: voice.polite.map(({ text }) => text),
    atOnce: voice.atOnce.map(({ text }) => text),
  })
  return { game, voice, announcer, happens, said }
}

const played = (seat: number): GameEvent =>
  ({ type: 'card-played', seat, card: 1, face: 'r1', announced: null }) as GameEvent
const mistake = (seat: number): GameEvent =>
  ({ type: 'mistake-made', seat, card: 2, face: 'g4', mistakes: 1, announced: null }) as GameEvent

test('a move is told by the name of its card, one’s own turn at once and with what was missed', () => {
  const { happens, said } = table()
  happens(1, [played(1)], { next_seat: 2 })
  expect(said()).toEqual({ polite: ['Ben plays red 1.'], atOnce: [] })
  happens(2, [played(2)], { next_seat: 0 })
  expect(said().atOnce).toEqual(['Ben plays red 1. Cleo plays red 1. Your turn.'])
})

test('one’s own move ends what was being told, and is told itself', () => {
  const { happens, said } = table()
  happens(2, [played(2)], { next_seat: 0 })
  happens(0, [played(0)], { next_seat: 1 })
  happens(1, [played(1)], { next_seat: 0 })
  expect(said().atOnce.at(-1)).toBe('You play red 1. Ben plays red 1. Your turn.')
})

test('a mistake is told at once', () => {
  const { happens, said } = table()
  happens(1, [mistake(1)], { next_seat: 2 })
  expect(said().atOnce).toEqual(['Ben plays green 4, which does not fit: mistake 1.'])
})

test('in the last round one’s turn comes with the turns that are left', () => {
  const { happens, said } = table()
  happens(2, [played(2)], { next_seat: 0, turns_left: 2 })
  expect(said().atOnce).toEqual(['Cleo plays red 1. Your turn, 2 turns left.'])
})

test('what happens during one’s turn does not tell it again', () => {
  const { announcer, happens, said } = table()
  happens(2, [played(2)], { next_seat: 0 })
  announcer.line({
    seq: 2,
    turn: 0,
    entry: { type: 'said', seat: 1, phrase: null, text: 'Well' },
    events: [],
    slots: [],
  })
  expect(said().polite).toEqual(['Ben: Well'])
  expect(said().atOnce).toHaveLength(1)
})

test('whoever comes to a running game hears whose turn it is', () => {
  const { game, announcer, said } = table()
  game.view = view({ next_seat: 1 })
  announcer.arrive()
  game.view = view({ next_seat: 0 })
  announcer.arrive()
  announcer.arrive()
  expect(said()).toEqual({ polite: [], atOnce: ['Waiting for Ben. Your turn.'] })
})
