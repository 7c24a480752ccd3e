/** Tells those who listen what happens at a table: each move once, one's own turn at once. */
import { t } from '../i18n/messages.svelte'
import { voice, type Voice } from '../state/voice.svelte'
import type { Game } from './game.svelte'
import type { LogLine } from './log'
import { spokenLine } from './narrate'

/** “Your turn, 2 turns left.” */
export function turnText({ view, isMyTurn }: Game): string {
  if (!isMyTurn || !view || view.outcome) return ''
  if (view.pending) return `${t('web-turn-reward')}.`
  const left = view.turns_left
  const parts = [t('web-your-turn'), left === null ? '' : t('web-turns-left', { count: left })]
  return `${parts.filter(Boolean).join(', ')}.`
}

export class Announcer {
  private turnTold = ''

  constructor(
    private readonly game: Game,
    private readonly to: Voice = voice,
    private readonly onTurn: () => void = () => undefined,
  ) {}

  /** Something happened. */
  line(line: LogLine): void {
    const text = spokenLine(line, this.game.reader)
    const turn = this.newTurn()
    if (line.entry.type === 'moved' && line.entry.seat === this.game.seat) this.to.hush()
    const isMistake = line.events.some((event) => event.type === 'mistake-made')
    if (turn) this.onTurn()
    if (turn || isMistake) this.to.interrupt([text, turn].filter(Boolean).join(' '))
    else this.to.say(text)
  }

  /** The board is shown: whose turn is it? */
  arrive(): void {
    const { view, names } = this.game
    const turn = this.newTurn()
    if (turn) this.to.interrupt(turn)
    else if (view?.next_seat != null && !this.turnTold) {
      this.to.say(`${t('web-waiting-for', { name: names[view.next_seat] ?? '' })}.`)
    }
  }

  private newTurn(): string {
    const turn = turnText(this.game)
    const isNew = turn !== this.turnTold
    this.turnTold = turn
    return isNew ? turn : ''
  }
}
