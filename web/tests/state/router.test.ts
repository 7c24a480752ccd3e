// @vitest-environment jsdom
import { expect, test } from 'vitest'

import {
  linesHash,
  parseRoute,
  replayHash,
  spokenCodeIn,
  tableIdIn,
  togetherIdIn,
} from '../../src/state/router.svelte'

test('addresses lead to pages, unknown ones home', () => {
  expect(parseRoute('#/t/Yq0_-abcDEF')).toEqual({ page: 'table', id: 'Yq0_-abcDEF' })
  expect(parseRoute('#/rules/pl-deluxe')).toEqual({ page: 'rules', edition: 'pl-deluxe' })
  expect(parseRoute('#/replay/file')).toEqual({
    page: 'replay',
    id: 'file',
    at: null,
    seat: null,
    isReview: false,
  })
  expect(parseRoute('#' + replayHash('abc', 12, 1))).toEqual({
    page: 'replay',
    id: 'abc',
    at: 12,
    seat: 1,
    isReview: false,
  })
  expect(parseRoute('#' + replayHash('abc', 0, null))).toMatchObject({ at: 0, seat: null })
  expect(parseRoute('#/replay/abc/x/-1')).toMatchObject({ at: null, seat: null, isReview: false })
  expect(parseRoute('#/together/Yq0_-abc')).toEqual({ page: 'together', id: 'Yq0_-abc' })
  expect(parseRoute('#/together')).toEqual({ page: 'home' })
  expect(parseRoute('')).toEqual({ page: 'home' })
  expect(parseRoute('#/nowhere')).toEqual({ page: 'home' })
})

test('a table is found in a link, a code or an address of the interface', () => {
  const id = 'P4O71imqoNOQvhxLH46pow'
  for (const text of [
    id,
    `  ${id} `,
    `https://example.org/#/t/${id}`,
    `http://h:1/tables/${id}/`,
    `https://example.org/share/table/${id}?locale=pl`,
  ]) {
    expect(tableIdIn(text)).toBe(id)
  }
  expect(tableIdIn('no')).toBeNull()
})

test('a shared replay is told from a table by its link', () => {
  const id = 'P4O71imqoNOQvhxLH46pow'
  expect(togetherIdIn(` https://example.org/#/together/${id}`)).toBe(id)
  expect(togetherIdIn(`https://example.org/#/t/${id}`)).toBeNull()
  expect(togetherIdIn(id)).toBeNull()
})

test('a code that was said aloud is told from a link, however it is typed', () => {
  for (const said of ['koi-tango-42', ' Koi tango 42', 'KOITANGO42', 'kói  tango-42 ']) {
    expect(spokenCodeIn(said)).toBe(said.trim())
  }
  const id = 'PDOaaimqoNOQvhxLHabp42'
  for (const other of [id, `https://example.org/#/t/${id}`, 'koi tango', '']) {
    expect(spokenCodeIn(other)).toBeNull()
  }
})

test('other lines of a game: one’s own, somebody’s, and a game that was played on', () => {
  const lines = (hash: string) => parseRoute(`#${hash}`)
  expect(lines(linesHash('abc', 12))).toMatchObject({
    page: 'replay',
    id: 'abc',
    at: 12,
    lines: { link: null, played: null },
  })
  expect(lines(linesHash('abc', 3, 'theirs'))).toMatchObject({ lines: { link: 'theirs' } })
  expect(lines(linesHash('abc', 3, null, 'game_2'))).toMatchObject({
    at: 3,
    lines: { link: null, played: 'game_2' },
  })
})
