import { m } from '#domain/messages/messages.js'
import type { ConsoleAction } from '#domain/permissions/permissions.ts'
import { CONSOLE_PAGE_NAMES, CONSOLE_PAGES } from '../console-pages.ts'

/** Somewhere to go: a page, or a part of it by the id of its heading. */
export type Destination = { path: string; label: string; target: string | null }

type Command = {
  action: ConsoleAction
  page: keyof typeof CONSOLE_PAGES
  target: string
  label: () => string
}

/** What can be done, each where its form or button is. */
const COMMANDS: readonly Command[] = [
  {
    action: 'listings.create',
    page: 'listings',
    target: 'new-listing',
    label: m.console_new_listing,
  },
  { action: 'staff.invite', page: 'staff', target: 'invite', label: m.console_invite_title },
  { action: 'keys.create', page: 'keys', target: 'new-key', label: m.console_key_new },
  {
    action: 'webhooks.change',
    page: 'webhooks',
    target: 'new-webhook',
    label: m.console_webhook_new,
  },
  { action: 'site.change', page: 'site', target: 'names', label: m.console_palette_names },
  { action: 'site.change', page: 'site', target: 'helplines', label: m.console_palette_helplines },
  { action: 'site.change', page: 'site', target: 'picture-hosts', label: m.console_palette_hosts },
  { action: 'mails.resend', page: 'site', target: 'mails', label: m.console_palette_mails },
  { action: 'backup.download', page: 'site', target: 'backup', label: m.console_backup_download },
]

/** The pages that somebody may open and whose name contains the words. */
export function findPages(actions: readonly ConsoleAction[], query: string): Destination[] {
  return CONSOLE_PAGE_NAMES.map((name) => CONSOLE_PAGES[name])
    .filter(({ action }) => actions.includes(action))
    .map(({ path, label }) => ({ path, label: label(), target: null }))
    .filter(({ label }) => isMatch(label, query))
}

/** The commands that somebody may use and whose name contains the words. */
export function findCommands(actions: readonly ConsoleAction[], query: string): Destination[] {
  return COMMANDS.filter(({ action }) => actions.includes(action))
    .map(({ page, label, target }) => ({ path: CONSOLE_PAGES[page].path, label: label(), target }))
    .filter(({ label }) => isMatch(label, query))
}

/** Whether the label contains every word of the query, whatever its case and accents. */
function isMatch(label: string, query: string): boolean {
  const text = plainText(label)
  return plainText(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
