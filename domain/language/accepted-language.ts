import { LANGUAGES, type Language } from './language.ts'

/** The first of the languages in an Accept-Language header that we speak; null where it names none. */
export function acceptedLanguage(header: string | undefined): Language | null {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language === tag)
    if (found) return found
  }
  return null
}

/** A language that was noted down, by us or by others; null for anything else. */
export function readLanguage(noted: unknown): Language | null {
  return LANGUAGES.find((language) => language === noted) ?? null
}
