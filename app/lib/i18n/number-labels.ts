import { BASE_LANGUAGE } from '#domain/language/language.ts'
import type { Words } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { numberFormat } from './intl.ts'

/** Labels of ratings, prices, counts and pages in the language of the page. */
export function ratingLabel(value: number): string {
  return m.shell_rated({ value: decimalText(value) })
}

export function priceBandLabel(band: number): string {
  return m.shell_price_band({ band })
}

/** The number of reviews behind a rating, marked when they are sample data: "231", "231 sample reviews". */
export function reviewCountText(count: number, sample: boolean): string {
  return sample ? m.shell_sample_reviews({ n: count }) : countText(count)
}

export const sampleLabel = (): string => m.shell_sample()

export function countText(count: number): string {
  return numberFormat().format(count)
}

/** A rating with its one decimal: "4.8", "4,8". */
export function decimalText(value: number): string {
  return numberFormat(ONE_DECIMAL).format(value)
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The `lang` of a listing's own text, which is English; undefined on an English page. */
export function listingLang(): 'en' | undefined {
  return getLocale() === BASE_LANGUAGE ? undefined : BASE_LANGUAGE
}

/** A translated vocabulary value of a listing; has `lang` when it stays English. */
export function vocabularyLabel(
  value: string,
  words: Words | undefined,
): { children: string; lang: 'en' | undefined } {
  const word = wordIn(words, value)
  return { children: word ?? value, lang: word === undefined ? listingLang() : undefined }
}

/** A translated place name. Untranslated names get no `lang`: they are the same in every language. */
export function placeText(location: string, words: Words | undefined): string {
  return wordIn(words, location) ?? location
}

/** The translation of a stored value. `hasOwn`, since operators may name a value "constructor". */
export function wordIn(words: Words | undefined, value: string): string | undefined {
  return words && Object.hasOwn(words, value) ? words[value] : undefined
}

/** Query parameter that asks an API route, whose URL has no language prefix, for the page's language. */
export function languageParam(): { lang?: string } {
  const language = getLocale()
  return language === BASE_LANGUAGE ? {} : { lang: language }
}

export const previousPageLabel = (): string => m.shell_previous_page()
export const nextPageLabel = (): string => m.shell_next_page()
export const pageLabel = (page: number): string => m.shell_page({ page })
