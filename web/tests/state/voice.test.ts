import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Voice } from '../../src/state/voice.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const texts = (told: { text: string }[]): string[] => told.map(({ text }) => text)

test('sentences that come at one time are all told, and so is one that comes again', () => {
  const voice = new Voice()
  voice.say('Ben plays red 1.')
  voice.say('8 hints.')
  voice.say('8 hints.')
  voice.say('')
  expect(texts(voice.polite)).toEqual(['Ben plays red 1.', '8 hints.', '8 hints.'])
  expect(new Set(voice.polite.map(({ id }) => id)).size).toBe(3)
})

test('what is told at once says again what can hardly have been heard', () => {
  const voice = new Voice()
  voice.say('Ben plays red 1.')
  voice.interrupt('Your turn.')
  expect(texts(voice.atOnce)).toEqual(['Ben plays red 1. Your turn.'])
  expect(texts(voice.polite)).toEqual([])
  voice.interrupt('Time is up.')
  expect(texts(voice.atOnce)).toEqual(['Ben plays red 1. Your turn. Time is up.'])
})

test('what was heard is not said again', () => {
  const voice = new Voice()
  voice.say('Ben plays red 1.')
  vi.advanceTimersByTime(60_000)
  voice.interrupt('Your turn.')
  expect(texts(voice.atOnce)).toEqual(['Your turn.'])
})

test('whoever asks is not told again what was being said', () => {
  const voice = new Voice()
  voice.say('Ben plays red 1.')
  voice.answer('8 hints.')
  voice.say('Cleo plays red 2.')
  voice.interrupt('Your turn.')
  voice.refuse('This is not possible now.')
  expect(texts(voice.polite)).toEqual(['Ben plays red 1.', '8 hints.'])
  expect(texts(voice.atOnce)).toEqual(['Cleo plays red 2. Your turn.', 'This is not possible now.'])
})

test('a long story does not stay on the page', () => {
  const voice = new Voice()
  for (let i = 0; i < 50; i++) voice.say(`Move ${i}.`)
  expect(voice.polite.length).toBeLessThan(10)
  expect(voice.polite.at(-1)?.text).toBe('Move 49.')
})
