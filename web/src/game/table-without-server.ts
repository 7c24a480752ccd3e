/** A table that no server keeps: a replay, a lesson. The board shows it as it shows any other. */
import type { Outcome, RulesInfo, SeatInfo, TableInfo } from '../net/protocol'

export function tableWithout(
  rules: RulesInfo,
  seats: SeatInfo[],
  status: 'running' | 'finished',
  outcome: Outcome | null = null,
): TableInfo {
  return {
    id: '',
    status,
    settings: {
      seats: seats.length,
      edition: rules.edition,
      options: rules.options,
      first_seat: null,
      talk: 'silent',
      visibility: 'link',
      pace: 'live',
      clock: null,
      spectators: 'open',
      name: '',
      bot_delay: null,
      shared_device: false,
      bot_seats: 'keep',
    },
    protected: false,
    host: null,
    seats,
    rules,
    created_at: 0,
    ended_at: null,
    next_seat: null,
    paused: false,
    undo_agreed: [],
    abandon_votes: [],
    abandon_refusals: [],
    clock: null,
    commitment: null,
    outcome,
    rematch: null,
    rematch_of: null,
    played_on: null,
    deal: null,
    seq: 0,
  }
}
