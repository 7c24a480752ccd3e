/** Somebody thinks about a puzzle: the server judges every answer and knows which is right, here it
 *  is only remembered what was said. */
import { Game } from '../../game/game.svelte'
import { tableWithout } from '../../game/table-without-server'
import { api } from '../../net/api'
import type { PuzzleInfo, PuzzleVerdict } from '../../net/protocol'
import { session } from '../../state/session.svelte'

export class PuzzleRun {
  readonly game = new Game()
  verdict = $state.raw<PuzzleVerdict | null>(null)
  standing = $state.raw<PuzzleInfo['standing']>(null)
  isBusy = $state(false)
  /** The answer that the verdict is about; null for who gave up. */
  private given = $state<string | null>(null)

  constructor(readonly puzzle: PuzzleInfo) {
    const { view, rules } = puzzle
    const seats = view.hands.map((_, seat) => ({
      kind: seat === view.seat ? ('person' as const) : ('bot' as const),
      name: seat === view.seat ? '' : 'smart',
      stand_in: null,
    }))
    this.game.table = tableWithout(rules, seats, 'running')
    this.game.view = view
    this.standing = puzzle.standing
  }

  /** Is the right answer known now? */
  isOver = $derived.by(() => this.verdict?.answer != null)
  isWrong = $derived.by(() => this.verdict !== null && !this.isOver)
  /** The cards that glow: the one asked about, then those that the verdict speaks of. */
  glowing = $derived.by(() => {
    const cards = new Set(this.verdict?.facts.flatMap((fact) => fact.cards))
    const answer = this.verdict?.answer ?? this.given ?? ''
    const own = /^(?:play|discard) (\d+)$/.exec(answer)?.[1]
    if (own) cards.add(Number(own))
    if (this.puzzle.asked !== null) cards.add(this.puzzle.asked)
    return cards
  })

  /** A move or a card's name; null gives up. Everybody who answers gets an identity, which keeps
   *  the rating. */
  async answer(answer: string | null): Promise<void> {
    const { names, view, id } = this.puzzle
    const isOne = answer === null || names.includes(answer) || view.legal_moves.includes(answer)
    if (this.isBusy || this.isOver || !isOne) return
    this.isBusy = true
    try {
      await session.ensure()
      this.verdict = await api.answerPuzzle(id, answer)
      this.given = answer
      this.standing = this.verdict.standing
    } finally {
      this.isBusy = false
    }
  }
}
