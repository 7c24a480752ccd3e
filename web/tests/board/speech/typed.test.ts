// @vitest-environment jsdom
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { understand } from '../../../src/board/speech/typed'
import { Game } from '../../../src/game/game.svelte'
import { language, LOCALES, t } from '../../../src/i18n/messages.svelte'
import { SUIT_WORDS } from '../../../src/net/cards'
import type { Color, RulesInfo, SeatInfo, TableInfo } from '../../../src/net/protocol'
import { held, rules, view } from '../../samples'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const NAMES = ['Ana', 'Ben', 'Chloé', 'Bára Nová']
/** No box lets every suit be named; here each of them has a word. */
const everyColor: RulesInfo = { ...rules, colors: Object.values(SUIT_WORDS) as Color[] }
const HINTS = [1, 2, 3].flatMap((to) =>
  [...everyColor.colors, ...everyColor.ranks].map((what) => `hint ${to} ${what}`),
)

function game(legal: string[] = [...HINTS, 'play 7', 'play 8', 'discard 7', 'discard 8']): Game {
  const made = new Game()
  const seats = NAMES.map((name): SeatInfo => ({ kind: 'person', name, stand_in: null }))
  made.table = { rules: everyColor, seats } as unknown as TableInfo
  made.view = view({
    hands: [[held(7, null), held(8, null)], [held(9, 'r1')], [held(10, 'b2')], [held(11, 'g3')]],
    discards: [{ id: 3, card: 'r3' }],
    legal_moves: legal,
  })
  return made
}

const word = (key: string, place = 0): string => t(`web-typed-${key}`).split(' ')[place] ?? ''
const moveOf = (text: string, at = game()): string | null => {
  const understood = understand(text, at)
  return understood.kind === 'move' ? understood.move : null
}

describe.each(LOCALES)('typed in %s', (locale) => {
  beforeAll(() => language.use(locale))

  test('a card is played or discarded by its slot, the newest being 1', () => {
    expect(moveOf(`${word('play')} 1`)).toBe('play 8')
    expect(moveOf(`${word('play').toUpperCase()} 2`)).toBe('play 7')
    expect(moveOf(`${word('discard')} 2`)).toBe('discard 7')
    const refused = understand(`${word('play')} 5`, game())
    expect(refused).toEqual({ kind: 'refusal', text: t('web-typed-no-slot', { slot: '5' }) })
  })

  test('a hint is a name, or how it begins, and any word for the colour, or a value', () => {
    for (const suit of everyColor.colors) {
      for (const name of t(`web-typed-${suit}`).split(' ')) {
        expect(moveOf(`ben ${name}`)).toBe(`hint 1 ${suit}`)
      }
      expect(moveOf(`chl ${t(`suit-${suit}`)}`)).toBe(`hint 2 ${suit}`)
      expect(moveOf(`Ben ${t(`suit-${suit}.letter`)}`)).toBe(`hint 1 ${suit}`)
    }
    expect(moveOf('chloe 3')).toBe('hint 2 3')
    expect(moveOf('bara nova 3')).toBe('hint 3 3')
    expect(moveOf(`${word('hint')} Ben: 5`)).toBe('hint 1 5')
  })

  test('who is meant must be clear', () => {
    expect(understand('b 3', game())).toEqual({
      kind: 'refusal',
      text: t('web-typed-who', { name: 'b' }),
    })
    expect(understand('ana 3', game()).kind).toBe('refusal')
  })

  test('a colour may be announced, and rewards are typed too', () => {
    const at = game(['play 8 as red', 'play 8', 'reward return 3', 'reward decline'])
    expect(moveOf(`${word('play')} 1 ${t('suit-red')}`, at)).toBe('play 8 as red')
    expect(moveOf(`${word('return')} ${t('suit-red')} 3`, at)).toBe('reward return 3')
    expect(moveOf(word('decline'), at)).toBe('reward decline')
    expect(moveOf(`${word('add')} ${t('suit-red')} 4`, at)).toBeNull()
  })

  test('every question has an answer, by any of its words', () => {
    for (const key of ['help', 'state', 'hand', 'mates', 'fireworks', 'discards', 'tokens']) {
      for (const asked of t(`web-typed-${key}`).split(' ')) {
        const understood = understand(asked, game())
        expect(understood, `${key}: ${asked}`).toMatchObject({ kind: 'answer' })
      }
    }
    expect(understand(`${word('hand')} ben`, game())).toMatchObject({
      kind: 'answer',
      text: expect.stringContaining('Ben: ') as string,
    })
    expect(understand(`${word('card')} 1`, game())).toMatchObject({ kind: 'answer' })
  })

  test('no word means two things', () => {
    const keys = ['play', 'discard', 'hint', 'decline', 'return', 'add']
    const asking = ['help', 'state', 'hand', 'mates', 'card', 'fireworks', 'discards', 'tokens']
    const words = [...keys, ...asking, 'moves', ...everyColor.colors].flatMap((key) =>
      t(`web-typed-${key}`).split(' '),
    )
    expect(words.filter((other, i) => words.indexOf(other) !== i)).toEqual([])
  })

  test('what is not possible now, and what nobody understands, is told', () => {
    expect(understand(`${word('play')} 1`, game([]))).toMatchObject({
      text: t('web-typed-not-now'),
    })
    const waiting = game([])
    waiting.view = { ...view({ hands: [[held(7, null)]] }), next_seat: 1 }
    expect(understand(`${word('play')} 1`, waiting)).toMatchObject({
      text: t('web-typed-not-your-turn'),
    })
    for (const text of ['', '  ', 'xyzzy', `${word('play')} x`, '2'])
      expect(understand(text, game()).kind, text).toBe('refusal')
  })
})
