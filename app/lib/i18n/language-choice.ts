import type { Location } from 'react-router'
import { LANGUAGE_COOKIE, type Language } from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'

const YEAR_S = 31_536_000

/** The current location, with its query and hash, in another language. */
export function localisedLocation(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return languagePath(language, `${pathname}${search}${hash}`)
}

/** Stores the chosen language in a cookie: the site's root URL then redirects to it. */
export function saveLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every current browser has the Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}
