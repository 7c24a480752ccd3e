import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

import { catalogueText, localesIn } from '../../tooling/catalogues'

const SOURCE = resolve(import.meta.dirname, '../../src')
const CATALOGUES = resolve(import.meta.dirname, '../../../src/hanabi/i18n')

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function bundleOf(locale: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  expect(bundle.addResource(new FluentResource(catalogueText(CATALOGUES, locale)))).toEqual([])
  return bundle
}

function has(bundle: FluentBundle, key: string): boolean {
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  return Boolean(attribute ? message?.attributes[attribute] : message?.value)
}

const source = files(SOURCE)
/** Keys as they stand in the code, and the beginnings of those that are put together. */
const said = new Set(source.flatMap((text) => text.match(/\bweb-[a-z0-9-]+(\.[a-z]+)?/g) ?? []))
const english = bundleOf('en')
const keys = [...catalogueText(CATALOGUES, 'en').matchAll(/^(web-[a-z0-9-]+) =/gm)].map(
  ([, key]) => key ?? '',
)

test('every message that the client says is in the catalogue', () => {
  const whole = [...said].filter((key) => !key.endsWith('-'))
  expect(whole.filter((key) => !has(english, key))).toEqual([])
})

test('no message of the client is left over', () => {
  const beginnings = [...said].filter((key) => key.endsWith('-'))
  const isSaid = (key: string): boolean =>
    said.has(key) || beginnings.some((start) => key.startsWith(start))
  expect(keys.filter((key) => !isSaid(key))).toEqual([])
})

test('the catalogues of all languages can be read', () => {
  for (const locale of localesIn(CATALOGUES)) bundleOf(locale)
})

test('no text for people stands in the components', () => {
  const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .flatMap((name) => {
      const markup = readFileSync(join(SOURCE, name), 'utf8')
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
      return [...markup.matchAll(/>([^<>]*[A-Za-z]{3,}[^<>]*)</g)].map(
        ([, text]) => `${name}: ${text?.trim()}`,
      )
    })
    .filter((text) => !/: (Hanabi( ✕)?|Enter)$/.test(text))
  expect(texts).toEqual([])
})

test('a bot at a table has the same name for everybody, whatever their language', () => {
  const names = localesIn(CATALOGUES).map((locale) => {
    const bundle = bundleOf(locale)
    return bundle.formatPattern(bundle.getMessage('web-bot-names')?.value ?? '').split(' ')
  })
  expect(names.every((list) => list.length === 5 && list.join() === names[0]?.join())).toBe(true)
})
