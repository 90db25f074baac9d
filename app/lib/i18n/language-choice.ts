import type { Location } from 'react-router'
import { LANGUAGE_COOKIE, type Language } from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'

const YEAR_S = 31_536_000

/** Where this page is in another language: the same page, with its filters and its place. */
export function sameIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return languagePath(language, `${pathname}${search}${hash}`)
}

/** Keeps what the visitor has chosen: the bare address of the site then opens in it. */
export function saveLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser of today
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}
