/** Bots as they are named, described and offered. */
import { language, t } from '../../i18n/messages.svelte'
import type { Catalogue } from '../../net/protocol'

/** What the server says of its bots. */
export type OfferedBots = Pick<Catalogue, 'bots' | 'strengths'>

/** A bot by its kind; one that this page's messages do not know yet by its plain name. */
export function botName(bot: string): string {
  return language.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

export function botAbout(bot: string): string {
  return language.has(`bot-${bot}.about`) ? t(`bot-${bot}.about`) : ''
}

/** Those that stand for a strength, weakest first, and then whatever else the server has. */
export function byStrength(offered: OfferedBots): { strength: string[]; more: string[] } {
  const strength = Object.values(offered.strengths)
  return { strength, more: offered.bots.filter((bot) => !strength.includes(bot)) }
}

/** How strong a bot is among those that stand for a strength, from 1; null for the others. */
export function strengthOf(
  bot: string,
  offered: OfferedBots,
): { level: number; most: number } | null {
  const { strength } = byStrength(offered)
  const place = strength.indexOf(bot)
  return place < 0 ? null : { level: place + 1, most: strength.length }
}

/** The bot for seats that nobody chose one for: strong, with hints that people can follow. */
export function defaultBot({ bots, strengths }: OfferedBots): string {
  return strengths.smart ?? bots[0] ?? ''
}
