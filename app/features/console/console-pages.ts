import { pageTitle, type Site } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { ConsoleAction } from '#domain/permissions/permissions.ts'

type Page = { path: string; label: () => string; action: ConsoleAction }

/** The pages of the console in the order of its navigation, each with the action that opens it. */
export const CONSOLE_PAGES = {
  overview: { path: '/console', label: m.console_overview, action: 'overview.read' },
  queue: { path: '/console/queue', label: m.console_queue, action: 'queue.read' },
  listings: { path: '/console/listings', label: m.console_listings, action: 'listings.read' },
  collections: {
    path: '/console/collections',
    label: m.console_collections,
    action: 'collections.read',
  },
  rules: { path: '/console/rules', label: m.console_rules, action: 'rules.read' },
  batches: { path: '/console/batches', label: m.console_batches, action: 'listings.bulk' },
  import: { path: '/console/import', label: m.console_import, action: 'listings.import' },
  requests: { path: '/console/requests', label: m.console_requests, action: 'requests.read' },
  answers: { path: '/console/answers', label: m.console_answers, action: 'answers.read' },
  staff: { path: '/console/staff', label: m.console_staff, action: 'staff.read' },
  members: { path: '/console/members', label: m.console_members, action: 'members.read' },
  keys: { path: '/console/keys', label: m.console_keys, action: 'keys.read' },
  webhooks: { path: '/console/webhooks', label: m.console_webhooks, action: 'webhooks.read' },
  site: { path: '/console/site', label: m.console_site, action: 'site.read' },
  audit: { path: '/console/audit', label: m.console_audit, action: 'audit.read' },
} as const satisfies Record<string, Page>

export type ConsolePageName = keyof typeof CONSOLE_PAGES
export const CONSOLE_PAGE_NAMES = Object.keys(CONSOLE_PAGES) as ConsolePageName[]

/** Headers of every page of the console, which holds no data of its own. */
export const CONSOLE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

export function consoleMeta(title: string, site: Site | undefined) {
  return [
    { title: pageTitle(`${title} - ${m.console_title()}`, site) },
    { name: 'robots', content: 'noindex' },
  ]
}
