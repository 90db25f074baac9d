import { acceptedLanguage, readLanguage } from '#domain/language/accepted-language.ts'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import type { Metadata } from '#domain/member/account.ts'

export type Locale = Language

/**
 * The language of a mail: that of the page that asked for it (our client names it first), else the one
 * that the person had when signing up, kept as `locale` among what is known of them.
 */
export function localeOf(acceptLanguage: string | undefined, known: Metadata = {}): Locale {
  return acceptedLanguage(acceptLanguage) ?? readLanguage(known['locale']) ?? BASE_LANGUAGE
}
