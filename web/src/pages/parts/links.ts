/** Links for others. The server answers them with a preview of what they lead to, in the language
 *  of whoever sends them, so every way of sharing gives these and not the address behind the hash. */
import { language } from '../../i18n/messages.svelte'

/** An invitation to a table. */
export function tableLink(id: string): string {
  return linkTo(`/share/table/${encodeURIComponent(id)}`, {})
}

/** A finished game, at a move and with the eyes of a seat where they are given; or with the lines
 *  that somebody tried in it. */
export function replayLink(
  id: string,
  at: number | null = null,
  seat: number | null = null,
  lines: string | null = null,
): string {
  return linkTo(`/share/replay/${encodeURIComponent(id)}`, { at, seat, lines })
}

/** The result of a finished game as a picture. */
export function pictureLink(id: string): string {
  return linkTo(`/api/games/${encodeURIComponent(id)}/picture`, {})
}

function linkTo(path: string, place: Record<string, number | string | null>): string {
  const query = new URLSearchParams({ locale: language.locale })
  for (const [name, value] of Object.entries(place)) {
    if (value !== null) query.set(name, String(value))
  }
  return `${location.origin}${path}?${query}`
}
