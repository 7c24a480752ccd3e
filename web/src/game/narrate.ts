/** Events as sentences, from the catalogue that the terminal uses too. */
import { t, type Values } from '../i18n/messages.svelte'
import { letterOf, rankOf, suitOf, SUIT_WORDS, type CardName } from '../net/cards'
import type { GameEvent, HintGiven } from '../net/protocol'
import type { LogLine } from './log'

/** Around a player's name, so that it can be set in bold and kept apart. */
export const NAME_OPENS = '\uE000'
export const NAME_CLOSES = '\uE001'

export interface Reader {
  names: readonly string[]
  /** The reader's own seat, if there is one. */
  you: number | null
  /** Cards are called by their names, as letters are not heard well. */
  isListening?: boolean
}

export function cardText(card: CardName): string {
  return `${t(`suit-${SUIT_WORDS[suitOf(card)]}.letter`)}${rankOf(card)}`
}

export function cardLabel(card: CardName): string {
  const suit = SUIT_WORDS[suitOf(card)]
  return t('web-card', { suit, suitname: suitName(suit), rank: rankOf(card) })
}

/** A card as a sentence's object, for those who listen: “plays red 3”. */
export function cardObject(card: CardName): string {
  const suit = SUIT_WORDS[suitOf(card)]
  return t('web-card-object', { suit, suitname: suitName(suit), rank: rankOf(card) })
}

export function suitName(word: string): string {
  return t(`suit-${word}`)
}

function nameOf(reader: Reader, seat: number): string {
  return `${NAME_OPENS}${reader.names[seat] ?? ''}${NAME_CLOSES}`
}

function hintText(event: HintGiven, slots: readonly number[], reader: Reader): string {
  const you = event.seat === reader.you ? 'giver' : event.to === reader.you ? 'receiver' : 'nobody'
  const values: Values = {
    you,
    name: nameOf(reader, event.seat),
    to: nameOf(reader, event.to),
    count: event.touched.length,
    slots: slots.join(', '),
  }
  if (event.color) {
    return t('event-color-hint', {
      ...values,
      color: event.color,
      colorname: suitName(event.color),
    })
  }
  return t('event-rank-hint', { ...values, rank: event.rank ?? 0 })
}

type Deed = Extract<GameEvent, { type: keyof typeof DEEDS }>

const DEEDS = {
  'card-played': 'event-played',
  'mistake-made': 'event-mistake',
  'card-discarded': 'event-discarded',
  'card-returned': 'event-returned',
  'card-added': 'event-added',
  'hand-arranged': 'event-arranged',
  'reward-declined': 'event-reward-declined',
  'seat-passed': 'event-passed',
} as const

function isDeed(event: GameEvent): event is Deed {
  return event.type in DEEDS
}

/** What one seat did, perhaps with a card, perhaps with its suit announced. */
function deedText(event: Deed, reader: Reader): string {
  const announced = 'announced' in event ? event.announced : null
  return t(DEEDS[event.type] + (announced ? '-announced' : ''), {
    you: event.seat === reader.you ? 'actor' : 'nobody',
    name: nameOf(reader, event.seat),
    ...('face' in event ? { card: (reader.isListening ? cardObject : cardText)(event.face) } : {}),
    ...('mistakes' in event ? { mistakes: event.mistakes } : {}),
    ...(announced ? { suit: announced, suitname: suitName(announced) } : {}),
  })
}

export function eventText(event: GameEvent, slots: readonly number[], reader: Reader): string {
  if (event.type === 'hint-given') return hintText(event, slots, reader)
  if (isDeed(event)) return deedText(event, reader)
  switch (event.type) {
    case 'tokens-returned':
      return t('event-tokens-returned', { count: event.count })
    case 'firework-completed':
      return t('event-completed', { suit: event.suit, suitname: suitName(event.suit) })
    case 'tile-turned':
      return t('event-tile', { number: event.tile, tile: t(`tile-${event.tile}`) })
    case 'reward-lost':
      return t('event-reward-lost')
    case 'mistake-undone':
      return t('event-mistake-undone', { mistakes: event.mistakes })
    case 'last-round-began':
      return t('event-last-round', { turns: event.turns_left })
    case 'game-ended':
      return t('event-ended', {
        ending: t(`ending-${event.outcome.ending}`),
        score: event.outcome.score,
      })
    // A drawn card is told by the hand itself; what a newer server tells is left out.
    default:
      return ''
  }
}

/** What the log leaves out: a drawn card is told by the hand itself, a discard's token by rule. */
function isInLog(event: GameEvent, line: LogLine): boolean {
  if (event.type === 'tokens-returned') {
    return !line.events.some((other) => other.type === 'card-discarded')
  }
  return event.type !== 'card-drawn'
}

/** A line in one string; what follows from the move comes after it. */
export function lineText(line: LogLine, reader: Reader): string {
  const sentences = line.events
    .filter((event) => isInLog(event, line))
    .map((event) => eventText(event, line.slots, reader))
  if (sentences.length > 0) return sentences.join(' ')
  const { entry } = line
  const key = `web-log-${entry.type}`
  switch (entry.type) {
    case 'seat-taken':
    case 'kept-out':
    case 'let-back-in':
      return t(key, { name: `${NAME_OPENS}${entry.name}${NAME_CLOSES}` })
    case 'seat-left':
      return entry.name ? t(key, { name: `${NAME_OPENS}${entry.name}${NAME_CLOSES}` }) : ''
    case 'started':
      return t(key, { name: nameOf(reader, entry.first_seat) })
    case 'undone':
    case 'interrupted':
    case 'abandoned':
      return t(key)
    case 'abandon-voted': {
      const told = entry.agree ? key : 'web-log-abandon-refused'
      return t(told, { name: nameOf(reader, entry.seat) })
    }
    case 'undo-asked':
    case 'undo-agreed':
    case 'undo-refused':
    case 'paused':
    case 'resumed':
    case 'timed-out':
    case 'stood-in':
    case 'came-back':
    case 'host-passed':
      return t(key, { name: nameOf(reader, entry.seat) })
    case 'said':
      return t('web-log-said', {
        name: nameOf(reader, entry.seat),
        text: entry.phrase ? t(`phrase-${entry.phrase}`) : (entry.text ?? ''),
      })
    default:
      return ''
  }
}

/** What shows a card to everybody; a drawn one is seen by some. */
function isWithFace(event: GameEvent): event is Extract<GameEvent, { face: string }> {
  return 'face' in event && event.type !== 'card-drawn'
}

/** The same without marks, for those who listen. */
export function spoken(text: string): string {
  return text.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '')
}

/** A line for those who listen. */
export function spokenLine(line: LogLine, reader: Reader): string {
  return spoken(lineText(line, { ...reader, isListening: true }))
}

/** The card or hint that a line is about, for its picture. */
export function pictureOf(
  line: LogLine,
): { card: CardName } | { suit: string } | { rank: number } | { tile: number } | null {
  for (const event of line.events) {
    if (event.type === 'hint-given') {
      return event.color ? { suit: letterOf(event.color) } : { rank: event.rank ?? 0 }
    }
    if (isWithFace(event)) return { card: event.face }
    if (event.type === 'tile-turned') return { tile: event.tile }
  }
  return null
}
