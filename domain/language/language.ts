export const LANGUAGES = ['en', 'es', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** The language of addresses without a prefix, and of the specification. */
export const BASE_LANGUAGE = 'en' satisfies Language

/** Stores the language chosen by the visitor; set only by that choice. */
export const LANGUAGE_COOKIE = 'locale'

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
}
