import { baseLocale, locales } from '#domain/messages/runtime.js'

export type Locale = (typeof locales)[number]

/** The first of the visitor's languages that we have words in. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const asked = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  const known = asked.flatMap((tag) => {
    const found = locales.find((locale) => locale === tag || locale === tag.split('-')[0])
    return found ? [found] : []
  })
  return known[0] ?? baseLocale
}
