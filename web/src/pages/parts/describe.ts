/** Games and tables in a few words. */
import { language, t } from '../../i18n/messages.svelte'
import type { GameLine } from '../../net/protocol'

/** A box by its publisher and year, without its language. */
export function editionShort(edition: string | null): string {
  return t(`web-edition-${edition ?? 'none'}`)
}

export function editionLanguages(language_: string): string {
  const name = new Intl.DisplayNames([language_], { type: 'language' }).of(language_) ?? language_
  return name.charAt(0).toLocaleUpperCase(language_) + name.slice(1)
}

/** The players of a listed game; bots are counted. */
export function playersText(game: Pick<GameLine, 'players' | 'programs'>): string {
  const people = game.players.filter((_, place) => game.programs[place] === null)
  const bots = game.players.length - people.length
  const names = bots > 0 ? [...people, t('web-bots', { count: bots })] : people
  return new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(names)
}

export function dateText(seconds: number): string {
  return new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(seconds * 1000)
}
