// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

import { language } from '../../../src/i18n/messages.svelte'
import type { GameLine } from '../../../src/net/protocol'
import { playersText } from '../../../src/pages/parts/describe'

beforeAll(() => language.use('en'))

test('a person who is called like a bot is listed as a person', () => {
  const game = { players: ['smart', 'smart', 'Ana'], programs: [null, 'smart', null] }
  expect(playersText(game as GameLine)).toBe('smart, Ana, and a bot')
})
