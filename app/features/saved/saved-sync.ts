import { AccountRefused, callAccount, isSessionLost } from '#app/lib/account-api.ts'
import { currentMember, forgetSession, type Member } from '#app/lib/account-session.ts'
import { forgetOfflinePictures } from '#app/lib/offline.ts'
import { keptFactsOf, replaceCards } from '#app/lib/saved-cards.ts'
import { readSavedItems, replaceSaved, savedItems } from '#app/lib/saved-items.ts'
import { readSavedLists, replaceLists, savedLists } from '#app/lib/saved-lists.ts'
import { readPending, storePending } from '#app/lib/saved-pending.ts'
import type { Connection } from '#app/lib/supabase.ts'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'
import { changeSaved, type SavedChange, type SavedItem, toChanges } from '#domain/saved.ts'

let running: Promise<void> = Promise.resolve()
/** Whose list has been fetched since this page was opened. */
let fetched: string | null = null

/** As many as the account takes in one call. */
const BATCH = 1_000

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
  replaceLists([])
  replaceSaved([])
  replaceCards({ cards: [], dates: {} })
  await forgetOfflinePictures()
}

async function bring(connection: Connection, id: string): Promise<void> {
  const known = readPending()
  const isOwn = known?.owner === id
  if (isOwn && known.changes.length === 0 && fetched === id) return
  const guest = isOwn && fetched === id ? [] : guestChanges(known?.owner ?? null)
  const joined = guest.filter(({ kind }) => kind === 'save').length
  const changes = [...(isOwn ? known.changes : []), ...guest]
  const answer = await send(connection, changes.slice(0, BATCH))
  if (currentMember()?.id !== id) return
  const sentOfOwn = Math.min(BATCH, isOwn ? known.changes.length : 0)
  const later = [
    ...(isOwn ? (readPending()?.changes.slice(sentOfOwn) ?? []) : []),
    ...guest.slice(Math.max(0, BATCH - (isOwn ? known.changes.length : 0))),
  ]
  storePending({ owner: id, changes: later })
  fetched = id
  show(answer, later)
  if (joined > 0)
    showToast({
      title: m.account_merged_title(),
      description: m.account_merged_text({ n: joined }),
    })
}

/** Another member's list never joins this one's. */
function guestChanges(owner: string | null): SavedChange[] {
  return owner === null
    ? toChanges({ items: savedItems().map(withFacts), lists: savedLists() })
    : []
}

function withFacts(item: SavedItem): SavedItem {
  const kept = keptFactsOf(item)
  return kept ? { ...item, kept } : item
}

type Answer = { items: unknown; lists: unknown }

async function send(connection: Connection, changes: SavedChange[]): Promise<Answer> {
  try {
    return (await (await callAccount(connection, 'POST', '/saved', { changes })).json()) as Answer
  } catch (error) {
    // Signed out from another device: what is shown here is no longer a member's.
    if (isSessionLost(error)) forgetSession()
    // What can never be taken would stand in the way of all that follows.
    if (error instanceof AccountRefused && error.status === 400 && changes.length > 0)
      return send(connection, [])
    throw error
  }
}

/** Shows what an account holds, after changes that it has not heard of. */
function show(answer: Answer, later: readonly SavedChange[]): void {
  const held = {
    items: readSavedItems(JSON.stringify(answer.items)),
    lists: readSavedLists(JSON.stringify(answer.lists)),
    removed: new Map(),
  }
  const { items, lists } = changeSaved(held, later)
  replaceLists(lists)
  replaceSaved(items)
}
