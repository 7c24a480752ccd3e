// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

import { language } from '../src/i18n/messages.svelte'
import { defaultBot } from '../src/net/api'
import { botAbout, botName, byStrength } from '../src/pages/describe'

beforeAll(() => language.use('en'))

test('bots are offered by strength, and those that nobody knows yet after them', () => {
  expect(byStrength(['cautious', 'hat-plus', 'brand-new', 'beginner'])).toEqual({
    strength: ['beginner', 'hat-plus'],
    more: ['cautious', 'brand-new'],
  })
})

test('a bot that the catalogue does not know is called by its plain name', () => {
  expect(botName('brand-new')).toBe('brand-new')
  expect(botAbout('brand-new')).toBe('')
})

test('who chooses nobody gets a bot that people can follow, and any if there is none', () => {
  expect(defaultBot(['random', 'cautious', 'smart', 'hat'])).toBe('smart')
  expect(defaultBot(['brand-new'])).toBe('brand-new')
})
