/** Small sounds, made here and off until the volume is raised; only a knock at the door is heard by
 *  whoever has not chosen silence. */
import { settings } from '../state/settings.svelte'
import type { LogLine } from './log'

let context: AudioContext | null = null

const KNOCK_VOLUME = 0.4

function tone(
  frequency: number,
  start: number,
  length: number,
  kind: OscillatorType,
  volume = settings.all.volume,
): void {
  // A page that nobody has touched since it was loaded may make no sound.
  if (volume === 0 || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  const at = context.currentTime + start
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = kind
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.2 * volume, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}

const chord = (notes: number[], gap: number): void =>
  notes.forEach((note, i) => tone(note, i * gap, 0.7, 'sine'))

export function soundFor(line: LogLine, isMyTurn: boolean): void {
  const types = new Set(line.events.map((event) => event.type))
  if (types.has('firework-completed')) chord([523, 659, 784, 1047], 0.09)
  else if (types.has('mistake-made')) tone(110, 0, 0.5, 'sawtooth')
  else if (types.has('card-played') || types.has('card-added')) chord([587, 784], 0.07)
  else if (types.has('hint-given')) tone(880, 0, 0.25, 'triangle')
  else if (types.has('card-discarded')) tone(220, 0, 0.25, 'triangle')
  if (isMyTurn) tone(1175, 0.35, 0.4, 'sine')
}

/** Somebody is at the door, or has sat down: the host waits for it, perhaps in another window. */
export function knockSound(): void {
  const volume = settings.all.isVolumeChosen ? settings.all.volume : KNOCK_VOLUME
  for (const start of [0, 0.18]) tone(196, start, 0.14, 'triangle', volume)
}

/** One note, so that the volume can be heard while it is set. */
export function sample(): void {
  tone(784, 0, 0.5, 'sine')
}
