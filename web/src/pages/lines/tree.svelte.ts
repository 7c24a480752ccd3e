/** A game and every other way that was tried in it, as a tree of positions. In files it is a
 *  record's comments and variations. */
import type { TriedStep } from '../../net/protocol'

export interface Comment {
  after: number
  text: string
}

export interface Variation {
  after: number
  name?: string
  moves: string[]
  comments?: Comment[]
  variations?: Variation[]
}

export interface Annotations {
  comments: Comment[]
  variations: Variation[]
}

/** A position: the move that led to it, and what was tried from it. */
export class Position {
  /** What was tried; the game's own move comes first. */
  next = $state.raw<readonly Position[]>([])
  comment = $state('')
  /** Of the line that begins with this move. */
  name = $state('')
  /** What the server says of it, once it was asked. */
  seen = $state.raw<TriedStep | null>(null)

  constructor(
    /** As records write it; null at the start. */
    readonly move: string | null,
    readonly before: Position | null,
    /** Was it played? */
    readonly isOfGame: boolean,
  ) {}

  /** So many moves led here. */
  get number(): number {
    return this.path.length - 1
  }

  /** From the start to here. */
  get path(): Position[] {
    const path: Position[] = []
    for (let at: Position | null = this as Position; at; at = at.before) path.unshift(at)
    return path
  }

  /** The next position of the same line: as it was played, or else as it was tried first. */
  get straightOn(): Position | undefined {
    const first = this.next[0]
    return first?.isOfGame === this.isOfGame ? first : undefined
  }

  /** The other lines that begin after it. */
  get others(): Position[] {
    return this.next.filter((position) => position !== this.straightOn)
  }

  /** From here to the end of its line. */
  get onward(): Position[] {
    const line: Position[] = []
    for (let at: Position | undefined = this as Position; at; at = at.straightOn) line.push(at)
    return line
  }

  /** Does a line of its own begin here? */
  get beginsLine(): boolean {
    return this.before !== null && this.before.straightOn !== this
  }

  /** The first position of the line that this one is in: the start, for the game itself. */
  get lineStart(): Position {
    const found = this.path.findLast((position) => position.beginsLine || !position.before)
    return found ?? this
  }

  /** The position after a move; a move that was tried before leads to the same one. */
  after(move: string, isOfGame = false): Position {
    const known = this.next.find((position) => position.move === move)
    if (known) return known
    const position = new Position(move, this, isOfGame)
    this.next = [...this.next, position]
    return position
  }
}

/** All lines below a position but the one that goes straight on, each after those before it. */
export function linesFrom(start: Position): Position[] {
  return start.onward.flatMap((position) =>
    position.others.flatMap((first) => [first, ...linesFrom(first)]),
  )
}

export function gameOf(moves: readonly string[]): Position {
  const start = new Position(null, null, true)
  moves.reduce((position, move) => position.after(move, true), start)
  return start
}

/** Add what was said and tried; what is there already stays once. */
export function annotate(start: Position, { comments, variations }: Annotations): void {
  addTo(start.onward, 0, comments, variations)
}

function addTo(
  line: readonly Position[],
  first: number,
  comments: readonly Comment[],
  variations: readonly Variation[],
): void {
  for (const { after, text } of comments) {
    const position = line[after - first]
    if (!position || position.comment.includes(text)) continue
    position.comment = position.comment ? `${position.comment}\n${text}` : text
  }
  for (const { after, name, moves, comments: said = [], variations: below = [] } of variations) {
    let position = line[after - first]
    if (!position) continue
    const positions = [position]
    for (const move of moves) {
      position = position.after(move)
      positions.push(position)
    }
    const begun = positions[1]
    if (begun && name && !begun.name) begun.name = name
    addTo(positions, after, said, below)
  }
}

/** The same as a record has it. */
export function annotationsOf(start: Position): Annotations {
  return ofLine(start.onward, start.number)
}

function ofLine(line: readonly Position[], first: number): Annotations {
  const comments: Comment[] = []
  const variations: Variation[] = []
  line.forEach((position, i) => {
    const after = first + i
    if (position.comment) comments.push({ after, text: position.comment })
    for (const begun of position.others) {
      const { comments: said, variations: below } = ofLine(begun.onward, after + 1)
      variations.push({
        after,
        ...(begun.name ? { name: begun.name } : {}),
        moves: begun.onward.flatMap(({ move }) => move ?? []),
        ...(said.length > 0 ? { comments: said } : {}),
        ...(below.length > 0 ? { variations: below } : {}),
      })
    }
  })
  return { comments, variations }
}
