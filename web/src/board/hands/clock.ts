/** The time a seat has left, as it is shown. */
import type { ClockInfo } from '../../net/protocol'

export function secondsLeft(clock: ClockInfo, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0
  return clock.running === seat ? Math.max(0, left - Math.max(0, now - clock.at)) : left
}

export function clockText(clock: ClockInfo, seat: number, now: number): string {
  const seconds = Math.ceil(secondsLeft(clock, seat, now))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (value: number): string => String(value).padStart(2, '0')
  if (hours >= 48) return `${Math.floor(hours / 24)}d`
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}
