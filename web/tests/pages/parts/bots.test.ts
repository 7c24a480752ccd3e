// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

import { language } from '../../../src/i18n/messages.svelte'
import {
  botAbout,
  botName,
  byStrength,
  defaultBot,
  strengthOf,
} from '../../../src/pages/parts/bots'

beforeAll(() => language.use('en'))

const offered = {
  bots: ['cautious', 'strongest', 'brand-new', 'weakest', 'followed'],
  strengths: { beginner: 'weakest', smart: 'followed', code: 'strongest' },
}

test('bots are offered by strength as the server has it, and all others after them', () => {
  expect(byStrength(offered)).toEqual({
    strength: ['weakest', 'followed', 'strongest'],
    more: ['cautious', 'brand-new'],
  })
})

test('a bot that the messages do not know is called by its plain name', () => {
  expect(botName('brand-new')).toBe('brand-new')
  expect(botAbout('brand-new')).toBe('')
})

test('who chooses nobody gets a bot that people can follow, and any if there is none', () => {
  expect(defaultBot(offered)).toBe('followed')
  expect(defaultBot({ bots: ['brand-new'], strengths: {} })).toBe('brand-new')
})

test('strength is counted from the weakest; who stands for none has none', () => {
  expect(strengthOf('followed', offered)).toEqual({ level: 2, most: 3 })
  expect(strengthOf('cautious', offered)).toBeNull()
})
