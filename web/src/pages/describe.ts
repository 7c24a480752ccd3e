/** Games and tables in a few words. */
import { language, t } from '../i18n/messages.svelte'
import type { GameLine } from '../net/api'

/** A box by its publisher and year, without its language. */
export function editionShort(edition: string | null): string {
  return t(`web-edition-${edition ?? 'none'}`)
}

export function editionLanguages(language_: string): string {
  const name = new Intl.DisplayNames([language_], { type: 'language' }).of(language_) ?? language_
  return name.charAt(0).toLocaleUpperCase(language_) + name.slice(1)
}

/** The players of a listed game; bots, which are listed by their kind there, are counted. */
export function playersText(game: GameLine): string {
  const people = game.players.filter((name) => !language.has(`bot-${name}`))
  const bots = game.players.length - people.length
  const told = bots > 0 ? [...people, t('web-bots', { count: bots })] : people
  return new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(told)
}

/** A bot by its kind; one that this page's catalogue does not know yet by its plain name. */
export function botName(bot: string): string {
  return language.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot
}

export function botAbout(bot: string): string {
  return language.has(`bot-${bot}.about`) ? t(`bot-${bot}.about`) : ''
}

const STRENGTHS = ['beginner', 'smart', 'hat-plus']

/** Those that stand for a strength, weakest first, and then whatever else the server has. */
export function byStrength(bots: readonly string[]): { strength: string[]; more: string[] } {
  return {
    strength: STRENGTHS.filter((bot) => bots.includes(bot)),
    more: bots.filter((bot) => !STRENGTHS.includes(bot)),
  }
}

export function dateText(seconds: number): string {
  return new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(seconds * 1000)
}
