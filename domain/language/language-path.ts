import { BASE_LANGUAGE, LANGUAGES, type Language } from './language.ts'

/** Language and page of an address ("/es/escapes" is "/escapes" in Spanish). */
export type LanguagePath = { language: Language; path: string }

// The router requests the data of "/es" from "/es.data".
const PREFIX = /^\/([a-z]{2})(?=[/?#]|\.data(?:\?|$)|$)/

/**
 * Parses a path, with or without a query; without a language prefix it is in the base language. Never
 * throws.
 */
export function readLanguagePath(address: string): LanguagePath {
  const named = PREFIX.exec(address)?.[1]
  const language = LANGUAGES.find((known) => known === named && known !== BASE_LANGUAGE)
  if (!language) return { language: BASE_LANGUAGE, path: address }
  const path = address.slice(language.length + 1)
  return { language, path: path.startsWith('/') ? path : `/${path}` }
}

/** The prefix of every path of a language: "" or "/es". */
export function languagePrefix(language: Language): string {
  return language === BASE_LANGUAGE ? '' : `/${language}`
}

/** The path of a page in a language; `path` begins with a slash and may contain query and hash. */
export function languagePath(language: Language, path: string): string {
  const prefix = languagePrefix(language)
  return prefix && /^\/(?:[?#]|$)/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}
