import { acceptedLanguage, readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import type { Metadata } from '#domain/member/account.ts'

export type Locale = Language

/**
 * The language of a mail: that of the requesting page (our client sends it first), else the `locale` stored
 * at sign-up.
 */
export function localeOf(acceptLanguage: string | undefined, known: Metadata = {}): Locale {
  return acceptedLanguage(acceptLanguage) ?? readLanguage(known['locale']) ?? BASE_LANGUAGE
}
