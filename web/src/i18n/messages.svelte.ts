/** The reader's language: one Fluent bundle, and English where that lacks something. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { loaders, type Part } from 'virtual:locales'

export const LOCALES = Object.keys(loaders)
const FALLBACK = 'en'

export type Values = Record<string, FluentVariable>

class Language {
  locale = $state(FALLBACK)
  private bundles = $state.raw<FluentBundle[]>([])
  /** The language that was asked for last, and what of it; its sentences may be on their way. */
  private chosen: string | null = null
  private readonly wanted = new Set<Part>(['main'])
  private parts = $state.raw<readonly Part[]>([])

  get isLoaded(): boolean {
    return this.bundles.length > 0
  }

  async use(locale: string): Promise<void> {
    const chosen = LOCALES.includes(locale) ? locale : FALLBACK
    const parts = [...this.wanted]
    this.chosen = chosen
    this.bundles = [await bundleOf(chosen, parts)]
    this.parts = parts
    this.locale = chosen
    document.documentElement.lang = chosen
  }

  hasPart(part: Part): boolean {
    return this.parts.includes(part)
  }

  /** Sentences that few pages need, from now on in every language that is used; without a network
   *  they may not come. */
  async add(part: Part): Promise<void> {
    if (this.hasPart(part)) return
    this.wanted.add(part)
    try {
      if (this.chosen) await this.use(this.chosen)
    } catch (problem) {
      this.wanted.delete(part)
      throw problem
    }
  }

  has(key: string): boolean {
    return this.find(key) !== null
  }

  /** The sentence of a key or of an attribute: ``option-expert.about``. */
  say(key: string, values?: Values): string {
    const found = this.find(key)
    if (found === null) {
      const hasFallback = this.bundles.length > 1 || this.locale === FALLBACK
      if (!hasFallback) void this.addFallback()
      else console.error(`no message ${key}`)
      return key
    }
    const errors: Error[] = []
    const text = found.bundle.formatPattern(found.pattern, values, errors)
    if (errors.length > 0) console.error(`message ${key}: ${errors[0]}`)
    return text
  }

  /** Every catalogue is complete, so this is for a page that is older than its server. */
  private async addFallback(): Promise<void> {
    const fallback = await bundleOf(FALLBACK, this.parts)
    const [chosen] = this.bundles
    if (chosen && this.locale !== FALLBACK) this.bundles = [chosen, fallback]
  }

  private find(key: string) {
    const [name = '', attribute] = key.split('.')
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return { bundle, pattern }
    }
    return null
  }
}

async function bundleOf(locale: string, parts: readonly Part[]): Promise<FluentBundle> {
  // Names are set apart by <bdi>, so Fluent need not put marks around every value.
  const bundle = new FluentBundle(locale, { useIsolating: false })
  for (const resource of await Promise.all(parts.map((part) => resourceOf(locale, part)))) {
    bundle.addResource(resource)
  }
  return bundle
}

/** Each is read once: another part does not cost the first one's time again. */
const resources = new Map<string, FluentResource>()

async function resourceOf(locale: string, part: Part): Promise<FluentResource> {
  const load = loaders[locale]?.[part]
  if (!load) throw new Error(`no catalogue ${locale}`)
  const text = (await load()).default
  const name = `${locale} ${part}`
  const resource = resources.get(name) ?? new FluentResource(text)
  resources.set(name, resource)
  return resource
}

export function preferredLocale(languages: readonly string[]): string {
  for (const language of languages) {
    const short = language.toLowerCase().split('-')[0] ?? ''
    if (LOCALES.includes(short)) return short
  }
  return FALLBACK
}

export const language = new Language()

export function t(key: string, values?: Values): string {
  return language.say(key, values)
}

/** A refusal's sentence; a reason among its values is one too. Nothing until the sentences of
 *  refusals are here: they are asked for by the first one. */
export function errorText(code: string, values: Record<string, unknown> = {}): string {
  const texts: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const reason = value as { code?: string; values?: Record<string, unknown> } | null
    texts[name] =
      reason && typeof reason === 'object' && reason.code
        ? errorText(reason.code, reason.values)
        : String(value)
  }
  for (const key of [`error-${code}`, `web-error-${code}`]) {
    if (language.has(key)) return t(key, texts)
  }
  if (!language.hasPart('errors')) {
    void language.add('errors').catch(() => undefined)
    return ''
  }
  return t('web-error-unknown', { code })
}
