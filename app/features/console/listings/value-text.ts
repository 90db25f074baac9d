import { numberFormat } from '#app/lib/i18n/intl.ts'
import { m } from '#domain/messages/messages.js'

const NOTHING = '–'

/** A stored value of a field as text: states, amounts and yes or no in the language of the page. */
export function valueText(field: string, value: unknown): string {
  if (typeof value !== 'boolean') return textOf(value) || NOTHING
  if (field === 'listed') return value ? m.console_state_published() : m.console_state_withdrawn()
  return value ? m.compare_yes() : m.compare_no()
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? m.compare_yes() : m.compare_no()
  if (typeof value === 'number') return numberFormat({ maximumFractionDigits: 6 }).format(value)
  if (typeof value !== 'object') return String(value)
  if ('minor' in value) return amountText(value)
  const parts = Object.values(value).map(textOf).filter(Boolean)
  // Entries of a list may have commas of their own when they have several fields.
  const hasFields = Array.isArray(value) && value.some((entry) => typeof entry === 'object')
  return parts.join(hasFields ? '; ' : ', ')
}

/** Amounts are stored in cents. */
function amountText(amount: { minor: unknown; currency?: unknown }): string {
  const sum = Number(amount.minor) / 100
  const currency = String(amount.currency ?? '')
  if (!/^[A-Z]{3}$/.test(currency)) return numberFormat().format(sum)
  return numberFormat({ style: 'currency', currency }).format(sum)
}
