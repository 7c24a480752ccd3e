/** What this device remembers of its owner's taste. Nothing of a game is kept here. */
export type Detail = 'positive' | 'negative' | 'full'

export interface Saved {
  locale: string | null
  theme: 'auto' | 'dark' | 'light'
  detail: Detail
  confirm: 'auto' | 'always' | 'never'
  motion: 'auto' | 'off'
  volume: number
  /** Was the volume ever set here? Silence that nobody chose lets a knock be heard. */
  isVolumeChosen: boolean
  /** Seconds that bots wait before they move, at tables made here; null: as the server has it. */
  botDelay: number | null
  /** Is the pace shown beside the deck? */
  pace: boolean
  /** Is the line for typed moves open? */
  typing: boolean
  /** Does the device buzz when it is one's turn? */
  vibration: boolean
  /** Does the coach sit behind one at tables with bots? null: at the first tables. */
  coach: boolean | null
  /** Is what lies ahead hidden while one looks back at a game? */
  spoilerFree: boolean
}

const KEY = 'hanabi-settings'
const DEFAULTS: Saved = {
  locale: null,
  theme: 'auto',
  detail: 'full',
  confirm: 'auto',
  motion: 'auto',
  volume: 0,
  isVolumeChosen: false,
  botDelay: null,
  pace: false,
  typing: false,
  vibration: false,
  coach: null,
  spoilerFree: false,
}

function read(): Saved {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>
    return { ...DEFAULTS, ...found }
  } catch {
    return { ...DEFAULTS }
  }
}

const LIGHT = '(prefers-color-scheme: light)'

class Settings {
  private saved = $state<Saved>(read())
  /** As the system last said; null: it has not changed since the page was opened. */
  private isSystemLight = $state<boolean | null>(null)

  /** Day and night change with the system's, also while the page is open. */
  followSystem(): () => void {
    const system = matchMedia(LIGHT)
    const follow = (): void => void (this.isSystemLight = system.matches)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }

  get all(): Readonly<Saved> {
    return this.saved
  }

  set<K extends keyof Saved>(name: K, value: Saved[K]): void {
    this.saved[name] = value
    if (name === 'volume') this.saved.isVolumeChosen = true
    try {
      localStorage.setItem(KEY, JSON.stringify(this.saved))
    } catch {
      // A private window may have no storage: the choice then lasts as long as the page.
    }
  }

  get theme(): 'dark' | 'light' {
    if (this.saved.theme !== 'auto') return this.saved.theme
    return (this.isSystemLight ?? matchMedia(LIGHT).matches) ? 'light' : 'dark'
  }

  /** Is a move shown first and made by a second tap? */
  get confirms(): boolean {
    if (this.saved.confirm !== 'auto') return this.saved.confirm === 'always'
    return matchMedia('(pointer: coarse)').matches
  }

  get moves(): boolean {
    return this.saved.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const settings = new Settings()
