// @vitest-environment jsdom
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { hintKeys, Keyboard, KEYS } from '../../../src/board/input/keyboard'
import { Selection } from '../../../src/board/input/selection.svelte'
import { Game } from '../../../src/game/game.svelte'
import { language, LOCALES, t } from '../../../src/i18n/messages.svelte'
import { SUIT_WORDS } from '../../../src/net/cards'
import type { Color, RulesInfo, TableInfo } from '../../../src/net/protocol'
import { settings } from '../../../src/state/settings.svelte'
import { held, kinds, rules, view } from '../../samples'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

/** Every suit can be named here, as no box has it: the hardest case for letters. */
const everyColor: RulesInfo = { ...rules, colors: Object.values(SUIT_WORDS) as Color[] }

function board(legal: string[]) {
  const game = new Game()
  game.table = { rules: everyColor, seats: [] } as unknown as TableInfo
  game.view = view({ hands: [[], [held(9, 'r1')]], legal_moves: legal })
  const selection = new Selection(game)
  const actions = { act: vi.fn(), undo: vi.fn(), answer: vi.fn(), say: vi.fn(), type: vi.fn() }
  const keyboard = new Keyboard(game, selection, actions)
  const press = (key: string) => keyboard.down(new KeyboardEvent('keydown', { key }))
  return { selection, actions, press }
}

describe.each(LOCALES)('hints by letter in %s', (locale) => {
  beforeAll(() => language.use(locale))

  test('no two keys of a hint are the same, and none needs more than one stroke', () => {
    const keys = hintKeys(everyColor).map((key) => key.toLowerCase())
    expect(new Set(keys).size).toBe(everyColor.colors.length + everyColor.ranks.length)
    expect(keys.every((key) => /^[a-z1-5]$/.test(key))).toBe(true)
  })

  test('a colour is named by the letter that its cards show', () => {
    for (const color of everyColor.colors) {
      const { selection, actions, press } = board(
        everyColor.colors.map((color) => `hint 1 ${color}`),
      )
      selection.tapMate(1, 9)
      press(t(`suit-${color}.letter`).toLowerCase())
      expect(actions.act.mock.calls).toEqual([[`hint 1 ${color}`]])
    }
  })

  test('a letter of a hint that is not legal now does nothing else', () => {
    const { selection, actions, press } = board(['hint 1 1'])
    selection.tapMate(1, 9)
    for (const key of hintKeys(everyColor)) if (key !== '1') press(key.toLowerCase())
    expect(actions.act).not.toHaveBeenCalled()
    expect(actions.undo).not.toHaveBeenCalled()
    expect(actions.answer).not.toHaveBeenCalled()
    expect(selection.sheet).toBeNull()
    expect(selection.mate).toEqual({ seat: 1, card: 9 })
  })

  test('with nobody chosen a letter is what the list of keys says', () => {
    const { selection, actions, press } = board(['hint 1 blue'])
    press('u')
    press('m')
    expect(actions.undo).toHaveBeenCalledOnce()
    expect(selection.sheet).toBe('menu')
  })
})

test('every key is told once', () => {
  const single = KEYS.flatMap(({ shown }) => (shown?.length === 1 ? shown : []))
  expect(new Set(single).size).toBe(single.length)
})

describe('the coach at a table with bots', () => {
  const fives = kinds('w5', 'r5', 'b5')

  function coached(isCoached: boolean) {
    settings.set('coach', isCoached)
    const game = new Game()
    const seats = [{ kind: 'person' }, { kind: 'bot', name: 'smart' }]
    game.table = { id: 'some-table', rules: everyColor, seats } as unknown as TableInfo
    const hands = [[held(4, null, fives), held(6, null)], []]
    game.view = view({ hands, indispensable: fives, legal_moves: ['discard 4', 'discard 6'] })
    const selection = new Selection(game)
    const actions = { act: vi.fn(), undo: vi.fn(), answer: vi.fn(), say: vi.fn(), type: vi.fn() }
    const keyboard = new Keyboard(game, selection, actions)
    const press = (key: string) => keyboard.down(new KeyboardEvent('keydown', { key }))
    return { selection, actions, press }
  }

  test('has a word before a key discards what is surely a last copy', () => {
    const { selection, actions, press } = coached(true)
    selection.tapOwn(4)
    press('d')
    expect(actions.act).not.toHaveBeenCalled()
    expect(actions.say).toHaveBeenCalledWith(t('web-coach-last'))
    expect(selection.armed).toBe('discard 4')
    press('d')
    expect(actions.act.mock.calls).toEqual([['discard 4']])
  })

  test('says nothing of another card, and nothing where it is switched off', () => {
    const other = coached(true)
    other.selection.tapOwn(6)
    other.press('d')
    expect(other.actions.act.mock.calls).toEqual([['discard 6']])
    const off = coached(false)
    off.selection.tapOwn(4)
    off.press('d')
    expect(off.actions.act.mock.calls).toEqual([['discard 4']])
  })
})
