import { useLocation } from 'react-router'
import { localisedLocation, saveLanguage } from '#app/lib/i18n/language-choice.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'

/** This page in every language, also for whoever has no script. Each language has scripts of its own, so the page is opened anew. */
export function LanguageLinks() {
  const location = useLocation()
  const spoken = getLocale()
  return (
    <nav aria-label={m.shell_account_language()}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localisedLocation(language, location)}
          lang={language}
          hrefLang={language}
          aria-current={language === spoken ? 'true' : undefined}
          onClick={() => saveLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}
