import type { MetaDescriptor } from 'react-router'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { getLocale } from '#domain/messages/runtime.js'

/** How previews name a language: with the country that its spelling is of. */
const TERRITORIES: Record<Language, string> = { en: 'en_US', es: 'es_ES', de: 'de_DE', fr: 'fr_FR' }

/**
 * The whole address of a page, in the language that is being spoken. Only for what leaves the page (search
 * engines, mails, what is shared): links on it get their language from the router.
 */
export function pageUrl(origin: string, path: string, language: Language = getLocale()): string {
  return origin + languagePath(language, path)
}

/** Where a page is in every language, and which one this is. */
export function languageMeta(origin: string, path: string): MetaDescriptor[] {
  const spoken = getLocale()
  const alternate = (hrefLang: string, language: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: pageUrl(origin, path, language),
  })
  return [
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate('x-default', BASE_LANGUAGE),
    { property: 'og:locale', content: TERRITORIES[spoken] },
    ...LANGUAGES.filter((language) => language !== spoken).map((language) => ({
      property: 'og:locale:alternate',
      content: TERRITORIES[language],
    })),
  ]
}
