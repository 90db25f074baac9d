import type { MetaDescriptor } from 'react-router'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { getLocale } from '#domain/messages/runtime.js'

/** Open Graph locales, which include a country. */
const TERRITORIES: Record<Language, string> = { en: 'en_US', es: 'es_ES', de: 'de_DE', fr: 'fr_FR' }

/**
 * The absolute URL of a page in the current language. Only for use outside the page (search engines, mails,
 * sharing): links on it get their language from the router.
 */
export function pageUrl(origin: string, path: string, language: Language = getLocale()): string {
  return origin + languagePath(language, path)
}

/** `hreflang` alternates of a page, and the Open Graph locales. */
export function languageMeta(origin: string, path: string): MetaDescriptor[] {
  const current = getLocale()
  const alternate = (hrefLang: string, language: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: pageUrl(origin, path, language),
  })
  return [
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate('x-default', BASE_LANGUAGE),
    { property: 'og:locale', content: TERRITORIES[current] },
    ...LANGUAGES.filter((language) => language !== current).map((language) => ({
      property: 'og:locale:alternate',
      content: TERRITORIES[language],
    })),
  ]
}
