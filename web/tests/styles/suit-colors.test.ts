import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

import { SUIT_WORDS, SUITS } from '../../src/net/cards'
import { catalogueText, localesIn } from '../../tooling/catalogues'
import { contrast, DEFICIENCIES, distance, linear, seen, type Rgb } from './vision'

const CATALOGUES = resolve(import.meta.dirname, '../../../src/hanabi/i18n')
const drawing = (name: string): string =>
  readFileSync(resolve(CATALOGUES, '../drawing', name), 'utf8')

const [night = '', day = ''] = drawing('colors.css').split("[data-theme='light']")
const read = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
const THEMES = { night: read(night), day: { ...read(night), ...read(day) } }
const EYES = Object.keys(THEMES).flatMap((theme) =>
  Object.keys(DEFICIENCIES).map((deficiency) => ({ theme, deficiency })),
)
const PAIRS = SUITS.flatMap((suit, i) => SUITS.slice(i + 1).map((other) => [suit, other] as const))

/** About five times what can just be told apart side by side. */
const CLEARLY = 9

describe.each(EYES)('suits by $theme with deficiency: $deficiency', ({ theme, deficiency }) => {
  const color = (name: string): Rgb => {
    const hex = THEMES[theme as keyof typeof THEMES][name]
    const matrix = DEFICIENCIES[deficiency]
    if (!hex || !matrix) throw new Error(name)
    return seen(linear(hex), matrix)
  }
  const apart = (suit: string, other: string, part: string): number =>
    distance(color(`${suit}-${part}`), color(`${other}-${part}`))

  test('two cards differ by colour alone, in their paper, their mark or their numeral', () => {
    const alike = PAIRS.filter(([suit, other]) =>
      ['wash', 'mark', 'ink'].every((part) => apart(suit, other, part) < CLEARLY),
    )
    expect(alike).toEqual([])
  })

  test('so do two pips on the table’s ground', () => {
    expect(PAIRS.filter(([suit, other]) => apart(suit, other, 'on') < CLEARLY)).toEqual([])
  })

  test('numeral, letter and mark stand out from the paper they are on', () => {
    const weak = SUITS.flatMap((suit) =>
      ['paper', 'wash'].flatMap((paper) => {
        // White's mark is white: its ring is drawn with the ink.
        const mark = suit === 'w' ? 'w-ink' : `${suit}-mark`
        const ground = color(`${suit}-${paper}`)
        return [
          ...(contrast(color(`${suit}-ink`), ground) < 4.5 ? [`${suit}-ink on ${paper}`] : []),
          ...(contrast(color(mark), ground) < 3 ? [`${mark} on ${paper}`] : []),
        ]
      }),
    )
    expect(weak).toEqual([])
  })

  test('pips stand out from every ground they are on', () => {
    const weak = SUITS.flatMap((suit) =>
      ['bg', 'panel', 'raised', 'back', 'river-1']
        .filter((ground) => contrast(color(`${suit}-on`), color(ground)) < 3)
        .map((ground) => `${suit} on ${ground}`),
    )
    expect(weak).toEqual([])
  })
})

test('every suit has a mark of its own shape, on its card and as a pip', () => {
  const drawings = drawing('symbols.svg')
  for (const kind of ['m', 'p']) {
    const shapes = SUITS.map((suit) => {
      const found = new RegExp(`<symbol id="${kind}-${suit}"[\\s\\S]*?</symbol>`).exec(
        drawings,
      )?.[0]
      // Lines and fills of a symbol without its name and colours.
      const geometry = found?.match(/ (d|r|cy|stroke-width)="[^"]*"/g) ?? []
      return geometry.join()
    })
    expect(shapes.every(Boolean)).toBe(true)
    expect(new Set(shapes).size).toBe(SUITS.length)
  }
})

test.each(localesIn(CATALOGUES))('every suit has a letter of its own in %s', (locale) => {
  const bundle = new FluentBundle(locale)
  bundle.addResource(new FluentResource(catalogueText(CATALOGUES, locale)))
  const letters = SUITS.map(
    (suit) => bundle.getMessage(`suit-${SUIT_WORDS[suit]}`)?.attributes.letter,
  )
  expect(letters.every((letter) => typeof letter === 'string' && letter.length === 1)).toBe(true)
  expect(new Set(letters).size).toBe(SUITS.length)
})
