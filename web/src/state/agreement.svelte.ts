/** Has this device's owner seen how Smart reads hints? It is shown once, or before every game. */
const KEY = 'hanabi-agreement'

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return 'seen'
  }
}

class Agreement {
  private known = $state(read())

  /** Is it to be shown before the next first turn? */
  get isDue(): boolean {
    return this.known !== 'seen'
  }

  get isShownAlways(): boolean {
    return this.known === 'always'
  }

  seen(): void {
    if (this.known === null) this.keep('seen')
  }

  showAlways(isWanted: boolean): void {
    this.keep(isWanted ? 'always' : 'seen')
  }

  private keep(known: string): void {
    this.known = known
    try {
      localStorage.setItem(KEY, known)
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const agreement = new Agreement()
