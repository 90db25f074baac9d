import { m } from '#domain/messages/messages.js'
import { INFO_PAGE_NAMES, INFO_PAGES } from './info-links.ts'
import { HOME, sectionOf } from './sections.ts'

/** Titles of pages outside the sections, by the first segment of their path. */
const PAGE_TITLES = new Map<string, () => string>([
  [HOME.path, HOME.title],
  ['/search', m.shell_search],
  ['/search-results', m.shell_search],
  ['/saved', m.shell_saved],
  ['/shared', m.account_shared_title],
  ['/messages', m.shell_account_messages],
  ['/requests', m.booking_page_title],
  ['/profile', m.shell_account_profile],
  ['/sign-in', m.account_sign_in_title],
  ['/sign-up', m.account_sign_up_title],
  ['/forgot-password', m.account_forgot_title],
  ['/new-password', m.account_new_password_title],
  ['/welcome', m.shell_account],
  ['/connect', m.shell_account],
  ['/offline', m.errors_offline_title],
  ['/collections', m.collections_title],
  ['/console', m.console_title],
  ...INFO_PAGE_NAMES.map((name) => [INFO_PAGES[name].path, INFO_PAGES[name].title] as const),
])

/** The title in the compact header: the section of the path, otherwise the page itself. */
export function headerTitle(pathname: string): string {
  const [first = HOME.path] = /^\/[^/]*/.exec(pathname) ?? []
  const title =
    sectionOf(pathname)?.title ?? PAGE_TITLES.get(first) ?? m.errors_not_found_page_title
  return title()
}
