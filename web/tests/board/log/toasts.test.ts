import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Toasts } from '../../../src/board/log/toasts.svelte'
import type { Game } from '../../../src/game/game.svelte'
import type { LogLine } from '../../../src/game/log'
import type { PublicEntry } from '../../../src/net/protocol'

function line(seq: number, entry: PublicEntry): LogLine {
  return { seq, entry, events: [], slots: [], turn: 0 }
}

const said = (seq: number, seat: number) =>
  line(seq, { type: 'said', seat, phrase: 'thinking', text: null })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { setTimeout })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each of several is shown long enough, and the last one longest', () => {
  const game = { lines: [said(1, 1)], seat: 0 } as unknown as Game
  const toasts = new Toasts(game)
  toasts.follow(game.lines)
  expect(toasts.shown).toBeNull()
  const lines = [...game.lines, said(2, 1), line(3, { type: 'paused', seat: 2 }), said(4, 2)]
  toasts.follow(lines)
  const seen: (number | undefined)[] = []
  for (let passed = 0; passed < 12_000; passed += 1_000) {
    seen.push(toasts.shown?.seq)
    vi.advanceTimersByTime(1_000)
  }
  expect([...new Set(seen)]).toEqual([2, 3, 4, undefined])
  for (const seq of [2, 3, 4])
    expect(seen.filter((shown) => shown === seq).length).toBeGreaterThan(1)
})

test('remarks of others are counted until the log is looked at, one’s own are not', () => {
  const toasts = new Toasts({ lines: [], seat: 0 } as unknown as Game)
  toasts.follow([said(1, 1), said(2, 0), said(3, 2)])
  expect(toasts.unread).toBe(2)
  toasts.read()
  toasts.follow([said(1, 1), said(2, 0), said(3, 2)])
  expect(toasts.unread).toBe(0)
})

test('moves are told by the board itself', () => {
  const toasts = new Toasts({ lines: [], seat: 0 } as unknown as Game)
  const moved = { type: 'moved', seat: 1, move: 'play 4', by_bot: false, is_action: true } as const
  toasts.follow([line(1, moved)])
  expect(toasts.shown).toBeNull()
})
