/** Clocks as they are chosen and told: minutes at a live table, days by correspondence. */
import { t } from '../../i18n/messages.svelte'
import type { ClockSettings, TableSettings } from '../../net/protocol'

export type ClockChoice = 'none' | 'fast' | 'calm' | 'own'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const READY = {
  fast: { initial: 2 * MINUTE, increment: 20 },
  calm: { initial: 10 * MINUTE, increment: MINUTE },
}

/** What may be typed; the server takes up to a year. */
export const LIMITS = {
  minutes: { min: 1, max: 600 },
  seconds: { min: 0, max: 3600 },
  days: { min: 1, max: 180 },
  hours: { min: 0, max: 720 },
}

export function clocksFor(pace: TableSettings['pace']): ClockChoice[] {
  return pace === 'live' ? ['none', 'fast', 'calm', 'own'] : ['none', 'own']
}

interface Chosen {
  pace: TableSettings['pace']
  clock: ClockChoice
  minutes: number
  seconds: number
  days: number
  hours: number
  onTimeout: ClockSettings['on_timeout']
  standIn: string
}

function within(name: keyof typeof LIMITS, value: number): number {
  const { min, max } = LIMITS[name]
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), min), max) : min
}

export function settingsOf(chosen: Chosen): ClockSettings | null {
  const { pace, clock, onTimeout, standIn } = chosen
  if (!clocksFor(pace).includes(clock) || clock === 'none') return null
  const own =
    pace === 'live'
      ? {
          initial: within('minutes', chosen.minutes) * MINUTE,
          increment: within('seconds', chosen.seconds),
        }
      : {
          initial: within('days', chosen.days) * DAY,
          increment: within('hours', chosen.hours) * HOUR,
        }
  const time = clock === 'own' ? own : READY[clock]
  return { ...time, on_timeout: onTimeout, stand_in: standIn }
}

/** “Two minutes each, 20 seconds more a turn.” */
export function clockSentence({ initial, increment }: ClockSettings): string {
  return initial >= DAY
    ? t('web-clock-days-is', {
        days: Math.round(initial / DAY),
        hours: Math.round(increment / HOUR),
      })
    : t('web-clock-is', {
        minutes: Math.max(1, Math.round(initial / MINUTE)),
        seconds: Math.round(increment),
      })
}
