/** A table as it is being thought of: every choice of the form, and the settings they make. */
import { t } from '../../i18n/messages.svelte'
import type { SuitLetter } from '../../net/cards'
import type {
  Catalogue,
  EditionInfo,
  OptionValue,
  TableSettings,
  WantedSettings,
} from '../../net/protocol'
import { settings } from '../../state/settings.svelte'
import { defaultBot, type OfferedBots } from '../parts/bots'
import { settingsOf, type ClockChoice } from './time-control'

const BASE: SuitLetter[] = ['w', 'r', 'b', 'y', 'g']

export class Draft {
  catalogue = $state.raw<Catalogue | null>(null)
  edition = $state<string | null>(null)
  options = $state<Record<string, OptionValue>>({})
  seats = $state(3)
  talk = $state<TableSettings['talk']>('phrases')
  spectators = $state<TableSettings['spectators']>('hidden')
  visibility = $state<TableSettings['visibility']>('link')
  passphrase = $state('')
  botSeats = $state<TableSettings['bot_seats']>('ask')
  botDelay = $state(settings.all.botDelay)

  /** A bot for every other seat; without one the seats wait for people. */
  company = $state('')
  /** Everybody plays on this device. */
  isSharedDevice = $state(false)
  /** The other players' names there, as they were typed. */
  others = $state('')
  /** Who begins, if it is not left to chance; a seat that is gone begins nothing. */
  chosenFirst = $state<number | null>(null)

  pace = $state<TableSettings['pace']>('live')
  clock = $state<ClockChoice>('none')
  /** One's own clock: for each player, and more for each turn. */
  minutes = $state(5)
  seconds = $state(30)
  days = $state(7)
  hours = $state(24)
  onTimeout = $state<'bot' | 'abandon'>('bot')
  chosenStandIn = $state('')

  readonly box = $derived(
    this.catalogue?.editions.find((edition) => edition.name === this.edition) ?? null,
  )
  readonly bots = $derived<OfferedBots>(this.catalogue ?? { bots: [], strengths: {} })
  readonly first = $derived(
    this.chosenFirst !== null && this.chosenFirst < this.seats ? this.chosenFirst : null,
  )
  readonly standIn = $derived(this.chosenStandIn || defaultBot(this.bots))
  readonly marks = $derived<SuitLetter[]>([
    ...BASE,
    ...(this.options.multicolor ? (['m'] as const) : []),
    ...(this.options['black-powder'] ? (['k'] as const) : []),
  ])

  choose = (chosen: EditionInfo | null): void => {
    this.edition = chosen?.name ?? null
    const none = Object.fromEntries(
      (this.catalogue?.options ?? []).map((option) => [
        option,
        option === 'multicolor' ? null : false,
      ]),
    )
    this.options = chosen ? { ...chosen.defaults } : none
  }

  /** As many names as there are other seats; a missing one is a number. */
  get otherNames(): string[] {
    const given = this.others.split(',').map((name) => name.trim().slice(0, 32))
    return Array.from(
      { length: this.seats - 1 },
      (_, i) => given[i] || `${t('web-guest')} ${i + 2}`,
    )
  }

  get settings(): WantedSettings {
    return {
      seats: this.seats,
      edition: this.edition,
      options: { ...this.options },
      first_seat: this.first,
      talk: this.talk,
      visibility: this.isSharedDevice ? 'link' : this.visibility,
      pace: this.pace,
      clock: settingsOf(this),
      spectators: this.isSharedDevice ? 'none' : this.spectators,
      shared_device: this.isSharedDevice,
      bot_seats: this.botSeats,
      bot_delay: this.botDelay,
    }
  }
}
