import { href, Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { searchResultsPath } from '#app/paths.ts'
import { m } from '#domain/messages/messages.js'
import { Brand } from './brand.tsx'
import { INFO_PAGE_NAMES, INFO_PAGES } from './info-links.ts'
import { LanguageLinks } from './language-links.tsx'
import { CATEGORY_SECTIONS, DIRECTORY } from './sections.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export const FOOTER_LINKS_ID = 'site-links'

/** Includes all links of the menus, for use without scripts. */
export function SiteFooter() {
  return (
    <footer className="site-footer wrap">
      <Brand />
      <nav id={FOOTER_LINKS_ID} aria-label={m.shell_nav_footer()}>
        {[DIRECTORY, ...CATEGORY_SECTIONS].map((section) => (
          <Link key={section.name} to={section.path}>
            {section.title()}
          </Link>
        ))}
        <Link to={searchResultsPath({})}>{m.shell_search()}</Link>
        <Link to={href('/saved')}>{m.shell_saved()}</Link>
      </nav>
      <nav aria-label={m.info_nav()}>
        {INFO_PAGE_NAMES.map((name) => (
          <Link key={name} to={INFO_PAGES[name].path}>
            {INFO_PAGES[name].title()}
          </Link>
        ))}
      </nav>
      <LanguageLinks />
      <ThemeSwitch />
      <p className="w-full text-ink-3 text-micro">{m.shell_sample_data()}</p>
      {listingLang() && (
        <p className="w-full text-ink-3 text-micro">{m.shell_listing_language()}</p>
      )}
    </footer>
  )
}
