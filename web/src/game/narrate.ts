/** Events as sentences, from the catalogue that the terminal uses too. */
import { letterOf, rankOf, suitOf, SUIT_WORDS, type CardName } from '../drawings/suits'
import { t, type Values } from '../i18n/messages.svelte'
import type { GameEvent } from '../net/protocol'
import type { LogLine } from './log'

/** Around a player's name, so that it can be set in bold and kept apart. */
export const NAME_OPENS = '\uE000'
export const NAME_CLOSES = '\uE001'

export interface Reader {
  names: readonly string[]
  /** The reader's own seat, if there is one. */
  you: number | null
}

export function cardText(card: CardName): string {
  return `${t(`suit-${SUIT_WORDS[suitOf(card)]}.letter`)}${rankOf(card)}`
}

export function cardLabel(card: CardName): string {
  const suit = SUIT_WORDS[suitOf(card)]
  return t('web-card', { suit, suitname: suitName(suit), rank: rankOf(card) })
}

export function suitName(word: string): string {
  return t(`suit-${word}`)
}

function nameOf(reader: Reader, seat: number | undefined): string {
  return `${NAME_OPENS}${reader.names[seat ?? -1] ?? ''}${NAME_CLOSES}`
}

function hintText(event: GameEvent, slots: readonly number[], reader: Reader): string {
  const you = event.seat === reader.you ? 'giver' : event.to === reader.you ? 'receiver' : 'nobody'
  const values: Values = {
    you,
    name: nameOf(reader, event.seat),
    to: nameOf(reader, event.to),
    count: event.touched?.length ?? 0,
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

const ACTS: Record<string, string> = {
  'card-played': 'event-played',
  'mistake-made': 'event-mistake',
  'card-discarded': 'event-discarded',
  'card-returned': 'event-returned',
  'card-added': 'event-added',
  'hand-arranged': 'event-arranged',
  'reward-declined': 'event-reward-declined',
  'seat-passed': 'event-passed',
}

export function eventText(event: GameEvent, slots: readonly number[], reader: Reader): string {
  if (event.type === 'hint-given') return hintText(event, slots, reader)
  const act = ACTS[event.type]
  if (act) {
    const announced = event.announced ? '-announced' : ''
    return t(act + announced, {
      you: event.seat === reader.you ? 'actor' : 'nobody',
      name: nameOf(reader, event.seat),
      card: event.face ? cardText(event.face) : '',
      mistakes: event.mistakes ?? 0,
      ...(event.announced ? { suit: event.announced, suitname: suitName(event.announced) } : {}),
    })
  }
  switch (event.type) {
    case 'tokens-returned':
      return t('event-tokens-returned', { count: event.count ?? 0 })
    case 'firework-completed':
      return t('event-completed', { suit: event.suit ?? '', suitname: suitName(event.suit ?? '') })
    case 'tile-turned':
      return t('event-tile', { number: event.tile ?? 0, tile: t(`tile-${event.tile}`) })
    case 'reward-lost':
      return t('event-reward-lost')
    case 'mistake-undone':
      return t('event-mistake-undone', { mistakes: event.mistakes ?? 0 })
    case 'last-round-began':
      return t('event-last-round', { turns: event.turns_left ?? 0 })
    case 'game-ended':
      return t('event-ended', {
        ending: t(`ending-${event.outcome?.ending}`),
        score: event.outcome?.score ?? 0,
      })
    default:
      return ''
  }
}

/** What the log leaves out: a drawn card is told by the hand itself, a discard's token by rule. */
function isTold(event: GameEvent, line: LogLine): boolean {
  if (event.type === 'tokens-returned') {
    return !line.events.some((one) => one.type === 'card-discarded')
  }
  return event.type !== 'card-drawn'
}

/** A line in one string; what follows from the move comes after it. */
export function lineText(line: LogLine, reader: Reader): string {
  const told = line.events
    .filter((event) => isTold(event, line))
    .map((event) => eventText(event, line.slots, reader))
  if (told.length > 0) return told.join(' ')
  const { entry } = line
  const key = `web-log-${entry.type}`
  switch (entry.type) {
    case 'seat-taken':
      return t(key, { name: `${NAME_OPENS}${entry.name ?? ''}${NAME_CLOSES}` })
    case 'started':
      return t(key, { name: nameOf(reader, entry.first_seat) })
    case 'undone':
    case 'interrupted':
    case 'abandoned':
      return t(key)
    case 'undo-asked':
    case 'undo-agreed':
    case 'undo-refused':
    case 'paused':
    case 'resumed':
    case 'timed-out':
    case 'stood-in':
    case 'came-back':
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

/** The same without marks, for those who listen. */
export function spoken(text: string): string {
  return text.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '')
}

/** A line for those who listen: the cards by their names too, as the letters are not heard well. */
export function spokenLine(line: LogLine, reader: Reader): string {
  const faces = line.events.flatMap((event) =>
    event.face && event.type !== 'card-drawn' ? [cardLabel(event.face)] : [],
  )
  return spoken([lineText(line, reader), ...faces].join(' '))
}

/** The card or hint that a line is about, for its picture. */
export function pictureOf(
  line: LogLine,
): { card: CardName } | { suit: string } | { rank: number } | { tile: number } | null {
  for (const event of line.events) {
    if (event.type === 'hint-given') {
      return event.color ? { suit: letterOf(event.color) } : { rank: event.rank ?? 0 }
    }
    if (event.face && event.type !== 'card-drawn') return { card: event.face }
    if (event.type === 'tile-turned') return { tile: event.tile ?? 0 }
  }
  return null
}
