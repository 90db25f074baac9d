import { LANGUAGES, type Language } from './language.ts'

/** The first supported language of an Accept-Language header; null when there is none. */
export function acceptedLanguage(header: string | undefined): Language | null {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language === tag)
    if (found) return found
  }
  return null
}

/** Validates a stored language; null for anything unsupported. */
export function readLanguage(stored: unknown): Language | null {
  return LANGUAGES.find((language) => language === stored) ?? null
}
