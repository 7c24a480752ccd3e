/** Steps of a firework as the suits' data has them: black counts down. */
import type { SuitInfo } from '../net/protocol'

/** The value on the n-th step of a firework, 1 being the first. */
export function rankAt(step: number, suit: SuitInfo, ranks: number): number {
  return suit.falling ? ranks + 1 - step : step
}
