import { BASE_LANGUAGE } from '#domain/language.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'

/** What primitives say aloud or count, in the language of the page. */
export function ratingLabel(value: number): string {
  return m.shell_rated({ value: decimalText(value) })
}

export function priceBandLabel(band: number): string {
  return m.shell_price_band({ band })
}

export function countText(count: number): string {
  return count.toLocaleString(getLocale())
}

/** A rating with its one decimal: "4.8", "4,8". */
export function decimalText(value: number): string {
  return value.toLocaleString(getLocale(), ONE_DECIMAL)
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The `lang` of a listing's own words, which are English; nothing where the page is as well. */
export function listingLang(): 'en' | undefined {
  return getLocale() === BASE_LANGUAGE ? undefined : BASE_LANGUAGE
}

export const previousPageLabel = (): string => m.shell_previous_page()
export const nextPageLabel = (): string => m.shell_next_page()
export const pageLabel = (page: number): string => m.shell_page({ page })
