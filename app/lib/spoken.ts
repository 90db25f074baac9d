import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'

/** What primitives say aloud or count, in the language of the page. */
export function ratingLabel(value: number): string {
  return m.shell_rated({ value: value.toFixed(1) })
}

export function priceBandLabel(band: number): string {
  return m.shell_price_band({ band })
}

export function countText(count: number): string {
  return count.toLocaleString(getLocale())
}

export const previousPageLabel = (): string => m.shell_previous_page()
export const nextPageLabel = (): string => m.shell_next_page()
export const pageLabel = (page: number): string => m.shell_page({ page })
