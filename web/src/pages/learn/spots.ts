/** Where on the board a lesson's light falls: the elements, what else is out of reach meanwhile,
 *  and where there is room for words. */
import type { LessonSpot } from '../../net/protocol'

export interface Hole {
  left: number
  top: number
  width: number
  height: number
  isEdged: boolean
}

/** What may be open over the board, and must be seen and used. */
const REWARD = 'dialog .reward'
const MENUS = `.board .hintmenu, .board .ownmenu, ${REWARD}`
/** All that can be out of reach. */
const PARTS =
  '.board .mine, .board .mate, .board .gone, .board .status, .board .last, .board .fw, .board .side'
const AROUND = 6
const BETWEEN = 10

function selectorOf({ part, seat, suit }: LessonSpot): string {
  switch (part) {
    case 'own':
      return '.board .mine'
    case 'mate':
      return `.board .mate[data-seat="${seat}"]`
    case 'firework':
      return `.board .fw[data-firework="${suit}"]`
    case 'fireworks':
      return '.board .fireworks'
    case 'tokens':
      return '.board .status .group:has(.lanterns)'
    case 'mistakes':
      return '.board .status .group:has(.fuses)'
    case 'deck':
      return '.board .status [data-deck]'
    case 'points':
      return '.board .status .points'
    case 'discards':
      return '.board .gone, .board .side.discards'
  }
}

function shown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  )
}

/** The holes in the veil: what is lit, and whatever menu is open. */
export function holesOf(lit: readonly LessonSpot[]): Hole[] {
  const menus = shown(MENUS)
  const spots = lit.flatMap((spot) => {
    const isEdged = spot.part !== 'firework' && menus.length === 0
    return shown(selectorOf(spot)).map((element) => holeOf(element, isEdged))
  })
  return [...spots, ...menus.map((element) => holeOf(element, false))]
}

function holeOf(element: HTMLElement, isEdged: boolean): Hole {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const from = { left: Math.max(2, left - AROUND), top: Math.max(2, top - AROUND) }
  const to = {
    right: Math.min(innerWidth - 2, right + AROUND),
    bottom: Math.min(innerHeight - 2, bottom + AROUND),
  }
  return { ...from, width: to.right - from.left, height: to.bottom - from.top, isEdged }
}

/** Only what is lit can be used; without a lesson, everything. */
export function putOutOfReach(lit: readonly LessonSpot[] | null): void {
  const within = new Set(lit?.flatMap((spot) => shown(selectorOf(spot))))
  for (const element of document.querySelectorAll<HTMLElement>(PARTS)) {
    const isLit = [...within].some((spot) => element.contains(spot) || spot.contains(element))
    element.inert = lit !== null && !isLit
  }
  const menu = document.querySelector<HTMLElement>('.board .status .menu')
  if (menu) menu.inert = lit !== null
}

/** Is something to be chosen from? */
export function isChoiceOpen(): boolean {
  return shown(MENUS).length > 0
}

/** Where the reader is to do something: a choice that a reward gives, a card, or a hand. */
export function firstToUse(lit: readonly LessonSpot[]): HTMLElement | null {
  const choice = document.querySelector<HTMLElement>(`${REWARD} button`)
  if (choice) return choice
  const spot = lit.find(({ part }) => part === 'own' || part === 'mate')
  if (!spot) return null
  const place = document.querySelector(selectorOf(spot))
  const cards = place?.querySelectorAll<HTMLElement>('button[data-card]')
  return (
    [...(cards ?? [])].find((card) => card.dataset.card === String(spot.card)) ?? cards?.[0] ?? null
  )
}

export interface Room {
  top: number
  left: number
  /** Where the bubble points: up at what is above it, down, or nowhere. */
  points: 'up' | 'down' | 'no'
  /** How far from its left edge. */
  at: number
}

/** Where a bubble of this size covers nothing that is needed: below what is lit, or above it, or
 *  wherever most room is. */
export function roomFor(lit: readonly LessonSpot[], width: number, height: number): Room {
  const isMenuOpen = isChoiceOpen()
  const needed = [
    ...shown(MENUS),
    ...lit
      .filter(({ part }) => !isMenuOpen || part === 'own' || part === 'mate')
      .flatMap((spot) => shown(selectorOf(spot))),
  ].map((element) => element.getBoundingClientRect())
  const main = lit.find(({ part }) => part === 'own' || part === 'mate') ?? lit[0]
  const anchor = main && shown(selectorOf(main))[0]?.getBoundingClientRect()
  const card = main?.card == null ? null : document.querySelector(`[data-card="${main.card}"]`)
  const target = card?.getBoundingClientRect() ?? anchor
  const middle = target ? target.left + target.width / 2 : innerWidth / 2
  const left = Math.min(Math.max(middle - width / 2, 10), Math.max(10, innerWidth - width - 10))
  const at = Math.min(Math.max(middle - left, 24), width - 24)
  const fits = (top: number): boolean =>
    top >= 6 &&
    top + height <= innerHeight - 6 &&
    needed.every((rect) => rect.bottom <= top || rect.top >= top + height)
  const besides = (rect: DOMRect): Omit<Room, 'left' | 'at'>[] => [
    { top: rect.bottom + AROUND + BETWEEN, points: rect === anchor ? 'up' : 'no' },
    { top: rect.top - AROUND - BETWEEN - height, points: rect === anchor ? 'down' : 'no' },
  ]
  const near = anchor ? anchor.top : innerHeight / 2
  const [best] = [
    ...(anchor ? besides(anchor) : []),
    ...needed
      .flatMap(besides)
      .sort((one, other) => Math.abs(one.top - near) - Math.abs(other.top - near)),
  ].filter(({ top }) => fits(top))
  return { ...(best ?? { top: 6, points: 'no' }), left, at }
}
