export const LANGUAGES = ['en', 'es', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** The one that addresses without a language are in, and that the specification is written in. */
export const BASE_LANGUAGE = 'en' satisfies Language

/** Holds the language that a visitor has chosen; nothing else sets it. */
export const LANGUAGE_COOKIE = 'locale'

/** Each language in its own words: whoever looks for one need not read any other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
}
