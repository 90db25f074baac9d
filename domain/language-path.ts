import { BASE_LANGUAGE, LANGUAGES, type Language } from './language.ts'

/** What the address of a page says: which language, and which page ("/es/escapes" is "/escapes" in Spanish). */
export type LanguagePath = { language: Language; path: string }

/** Reads a path; one without a language of ours in front is in the base language. Total. */
export function readLanguagePath(pathname: string): LanguagePath {
  const [, first = ''] = pathname.split('/', 2)
  const language = LANGUAGES.find((known) => known === first && known !== BASE_LANGUAGE)
  if (!language) return { language: BASE_LANGUAGE, path: pathname }
  return { language, path: pathname.slice(language.length + 1) || '/' }
}

/** What stands before every path of a language: "" or "/es". */
export function languagePrefix(language: Language): string {
  return language === BASE_LANGUAGE ? '' : `/${language}`
}

/** The path of a page in a language; `path` begins with a slash and may bring query and hash. */
export function languagePath(language: Language, path: string): string {
  const prefix = languagePrefix(language)
  return prefix && /^\/(?:[?#]|$)/.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}
