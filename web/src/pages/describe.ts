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

/** The players of a listed game; a bot there is named after its kind. */
export function playersText(game: GameLine): string {
  const names = game.players.map((name) =>
    language.has(`bot-${name}`) ? t('web-bot-named', { bot: t(`bot-${name}`) }) : name,
  )
  return new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(names)
}

export function dateText(seconds: number): string {
  return new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(seconds * 1000)
}
