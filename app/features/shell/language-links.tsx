import { useLocation } from 'react-router'
import { localisedLocation, saveLanguage } from '#app/lib/i18n/language-choice.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'

/** Links to this page in every language. They load a new document, since each language has its own bundles. */
export function LanguageLinks() {
  const location = useLocation()
  const current = getLocale()
  return (
    <nav aria-label={m.shell_account_language()}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localisedLocation(language, location)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => saveLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}
