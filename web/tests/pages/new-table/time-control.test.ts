// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'

import { language } from '../../../src/i18n/messages.svelte'
import { clocksFor, clockSentence, settingsOf } from '../../../src/pages/new-table/time-control'

const chosen = {
  pace: 'live',
  clock: 'own',
  minutes: 7,
  seconds: 5,
  days: 3,
  hours: 12,
  onTimeout: 'abandon',
  standIn: 'smart',
} as const

describe('a clock of one’s own', () => {
  beforeAll(() => language.use('en'))

  test('counts in minutes at a live table and in days by correspondence', () => {
    expect(settingsOf(chosen)).toEqual({
      initial: 420,
      increment: 5,
      on_timeout: 'abandon',
      stand_in: 'smart',
    })
    expect(settingsOf({ ...chosen, pace: 'correspondence' })).toMatchObject({
      initial: 3 * 86_400,
      increment: 12 * 3600,
    })
  })

  test('is never what the server would refuse', () => {
    expect(settingsOf({ ...chosen, minutes: 0, seconds: -3 })).toMatchObject({
      initial: 60,
      increment: 0,
    })
    expect(settingsOf({ ...chosen, minutes: NaN, seconds: 1e9 })).toMatchObject({
      initial: 60,
      increment: 3600,
    })
  })

  test('a ready clock that the pace does not offer is none', () => {
    expect(clocksFor('correspondence')).toEqual(['none', 'own'])
    expect(settingsOf({ ...chosen, pace: 'correspondence', clock: 'fast' })).toBeNull()
    expect(settingsOf({ ...chosen, clock: 'none' })).toBeNull()
  })

  test('is told in a sentence', () => {
    const clock = { on_timeout: 'bot', stand_in: 'smart' } as const
    expect(clockSentence({ ...clock, initial: 120, increment: 20 })).toBe(
      '2 minutes each, 20 seconds more a turn.',
    )
    expect(clockSentence({ ...clock, initial: 60, increment: 0 })).toBe('One minute each.')
    expect(clockSentence({ ...clock, initial: 86_400, increment: 3600 })).toBe(
      'One day each, one hour more a turn.',
    )
  })
})
