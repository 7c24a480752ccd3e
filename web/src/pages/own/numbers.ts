/** Numbers as the reader's language writes them. */
import { language } from '../../i18n/messages.svelte'

export function decimals(value: number | null, digits: number): string {
  if (value === null) return '–'
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language.locale, form).format(value)
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language.locale, { style: 'percent' }).format(share)
}
