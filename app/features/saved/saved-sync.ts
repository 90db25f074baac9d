import { callAccount, isSessionLost } from '#app/lib/account-api.ts'
import { currentMember, forgetSession, type Member } from '#app/lib/account-session.ts'
import {
  readSavedItems,
  replaceSaved,
  type SavedItem,
  type SavedItemChange,
  savedItems,
} from '#app/lib/saved-items.ts'
import { readPending, storePending } from '#app/lib/saved-pending.ts'
import type { Connection } from '#app/lib/supabase.ts'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'

let running: Promise<void> = Promise.resolve()
/** Whose list has been fetched since this page was opened. */
let fetched: string | null = null

/**
 * Brings this browser's list and the member's account together: a guest's items join the account, what
 * was changed without a network is sent, and the account's list is shown. Without a member the list of
 * one is not shown any more. One at a time, over all tabs; a failure is tried again at the next call.
 */
export function syncSaved(connection: Connection, member: Member | null): Promise<void> {
  running = running
    .catch(() => undefined)
    .then(() => inOneTab(() => (member ? bring(connection, member.id) : leave())))
  return running
}

function inOneTab(run: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('seekwell-saved', run) : run()
}

async function leave(): Promise<void> {
  fetched = null
  const pending = readPending()
  if (!pending || currentMember()) return
  // What the account has not heard of is kept for when its owner comes back.
  storePending(pending.changes.length > 0 ? pending : null)
  replaceSaved([])
}

async function bring(connection: Connection, id: string): Promise<void> {
  const known = readPending()
  const isOwn = known?.owner === id
  if (isOwn && known.changes.length === 0 && fetched === id) return
  const guest = isOwn && fetched === id ? [] : guestItems(known?.owner ?? null)
  const changes = [...(isOwn ? known.changes : []), ...toChanges(guest)]
  const response = await callAccount(connection, 'POST', '/saved', { changes }).catch((error) => {
    // Signed out from another device: what is shown here is no longer a member's.
    if (isSessionLost(error)) forgetSession()
    throw error
  })
  const { items } = (await response.json()) as { items: unknown }
  if (currentMember()?.id !== id) return
  const later = isOwn ? (readPending()?.changes.slice(known.changes.length) ?? []) : []
  storePending({ owner: id, changes: later })
  fetched = id
  replaceSaved(applied(readSavedItems(JSON.stringify(items)), later))
  if (guest.length > 0)
    showToast({
      title: m.account_merged_title(),
      description: m.account_merged_text({ n: guest.length }),
    })
}

/** Another member's list never joins this one's. */
function guestItems(owner: string | null): readonly SavedItem[] {
  return owner === null ? savedItems() : []
}

function toChanges(items: readonly SavedItem[]): SavedItemChange[] {
  return items.map((item) => ({ kind: 'save', item }))
}

/** A list after changes that its account has not heard of. */
export function applied(
  items: readonly SavedItem[],
  changes: readonly SavedItemChange[],
): readonly SavedItem[] {
  return changes.reduce((list, change) => {
    const id = change.kind === 'save' ? change.item.id : change.id
    const rest = list.filter((item) => item.id !== id)
    return change.kind === 'save' ? [change.item, ...rest] : rest
  }, items)
}
