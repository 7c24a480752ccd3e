/** What those who listen are told: politely, or at once. A screen reader drops whatever it was
 *  saying when it is told something at once, so what can hardly have been heard is said again. */
import { untrack } from 'svelte'

/** About as fast as people let a screen reader speak. */
const MS_A_CHARACTER = 60
/** Enough for what comes at one time; older sentences are gone from the page. */
const MOST = 4

export interface Utterance {
  id: number
  text: string
}

export class Voice {
  polite = $state.raw<Utterance[]>([])
  atOnce = $state.raw<Utterance[]>([])
  /** Where the live regions stand: an open dialog hides the rest of the page from listeners. */
  dialogs = $state.raw<Element[]>([])
  private count = 0
  private unheard: { text: string; until: number }[] = []

  /** Something happened: told after whatever is being said. */
  say(text: string): void {
    if (text === '') return
    this.add('polite', text)
    this.unheard = this.stillUnheard()
    const start = this.unheard.at(-1)?.until ?? Date.now()
    this.unheard.push({ text, until: start + text.length * MS_A_CHARACTER })
  }

  /** Something happened that cannot wait: one's own turn, a mistake. */
  interrupt(text: string): void {
    if (text === '') return
    const again = this.stillUnheard().map((sentence) => sentence.text)
    const whole = [...again, text].join(' ')
    this.remove(again)
    this.add('atOnce', whole)
    this.unheard = [{ text: whole, until: Date.now() + whole.length * MS_A_CHARACTER }]
  }

  /** Whoever does something is not waiting for the rest of what was being said. */
  hush(): void {
    this.unheard = []
  }

  /** What was asked for. */
  answer(text: string): void {
    this.hush()
    this.add('polite', text)
  }

  /** What was asked for cannot be. */
  refuse(text: string): void {
    this.hush()
    this.add('atOnce', text)
  }

  /** A dialog opens: it is all that can be heard. Gives what to do when it closes. */
  inside(dialog: Element): () => void {
    const others = untrack(() => this.dialogs)
    this.dialogs = [...others, dialog]
    return () => {
      this.dialogs = untrack(() => this.dialogs).filter((other) => other !== dialog)
    }
  }

  private stillUnheard(): { text: string; until: number }[] {
    return this.unheard.filter((sentence) => sentence.until > Date.now())
  }

  /** What is said again must not also be heard after it: screen readers mix up what comes at one
   *  time. */
  private remove(texts: string[]): void {
    for (const from of ['polite', 'atOnce'] as const) {
      this[from] = untrack(() => this[from]).filter((told) => !texts.includes(told.text))
    }
  }

  /** Whoever speaks does not listen: an effect that says something must not run again for it. */
  private add(to: 'polite' | 'atOnce', text: string): void {
    const told = untrack(() => this[to])
    this[to] = [...told, { id: this.count++, text }].slice(-MOST)
  }
}

export const voice = new Voice()
