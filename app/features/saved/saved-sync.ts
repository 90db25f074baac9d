import { clearOfflinePictures } from '#app/lib/loading/offline.ts'
import { cachedFactsOf, replaceCards } from '#app/lib/saved/saved-cards.ts'
import { readSavedItems, replaceSaved, savedItems } from '#app/lib/saved/saved-items.ts'
import { readSavedLists, replaceLists, savedLists } from '#app/lib/saved/saved-lists.ts'
import {
  readPending,
  readUnsentChanges,
  storePending,
  storeUnsentChanges,
} from '#app/lib/saved/saved-pending.ts'
import { AccountError, callAccount } from '#app/lib/session/account-api.ts'
import { currentMember, type Member } from '#app/lib/session/account-session.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import { changeSaved, type SavedChange, type SavedItem, toChanges } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

let running: Promise<void> = Promise.resolve()
/** The member whose list this page has fetched. */
let fetched: string | null = null
/** Number of a guest's items being added to the account. */
let joining = 0

/** Maximum number of changes per call. */
const BATCH = 1_000

/**
 * Syncs this browser's list with the member's account: adds a guest's items to the account, sends changes
 * made offline, and shows the account's list. Without a member, clears the list of the last one. Runs one at
 * a time over all tabs; a failure is retried by the next call.
 */
export function syncSaved(connection: Connection, member: Member | null): Promise<void> {
  running = running
    .catch(() => undefined)
    .then(() => inOneTab(() => (member ? syncMember(connection, member.id) : clearAfterSignOut())))
  return running
}

function inOneTab(run: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('seekwell-saved', run) : run()
}

async function clearAfterSignOut(): Promise<void> {
  fetched = null
  // Signed in again meanwhile: keep the list.
  if (currentMember()) return
  await clearMemberList()
}

/** Clears a member's list. Unsent changes are stored for their next sign-in. */
async function clearMemberList(): Promise<void> {
  const pending = readPending()
  if (!pending) return
  if (pending.changes.length > 0) storeUnsentChanges(pending)
  storePending(null)
  replaceLists([])
  replaceSaved([])
  replaceCards({ cards: [], dates: {} })
  await clearOfflinePictures()
}

async function syncMember(connection: Connection, id: string): Promise<void> {
  if (readPending()?.owner !== id) await adoptList(id)
  const changes = readPending()?.changes ?? []
  if (changes.length === 0 && fetched === id) return
  const sent = changes.slice(0, BATCH)
  const answer = await send(connection, sent)
  if (currentMember()?.id !== id) return
  const later = readPending()?.changes.slice(sent.length) ?? []
  storePending({ owner: id, changes: later })
  fetched = id
  show(answer, later)
  if (joining === 0) return
  showToast({
    title: m.account_merged_title(),
    description: m.account_merged_text({ n: joining }),
  })
  joining = 0
}

/** Queues the member's unsent changes, then a guest's items; clears the list of another member. */
async function adoptList(id: string): Promise<void> {
  await clearMemberList()
  const unsent = readUnsentChanges()
  const guest = toChanges({ items: savedItems().map(withFacts), lists: savedLists() })
  joining = guest.filter(({ kind }) => kind === 'save').length
  fetched = null
  storePending({ owner: id, changes: [...(unsent?.owner === id ? unsent.changes : []), ...guest] })
  if (unsent?.owner === id) storeUnsentChanges(null)
}

function withFacts(item: SavedItem): SavedItem {
  const facts = cachedFactsOf(item)
  return facts ? { ...item, kept: facts } : item
}

type Answer = { items: unknown; lists: unknown }

async function send(connection: Connection, changes: SavedChange[]): Promise<Answer> {
  try {
    return (await (await callAccount(connection, 'POST', '/saved', { changes })).json()) as Answer
  } catch (error) {
    // Drops changes that the server rejects as invalid, or they would block all later ones.
    if (error instanceof AccountError && error.status === 400 && changes.length > 0)
      return send(connection, [])
    throw error
  }
}

/** Shows the account's list with the changes not yet sent applied. */
function show(answer: Answer, later: readonly SavedChange[]): void {
  const accountList = {
    items: readSavedItems(JSON.stringify(answer.items)),
    lists: readSavedLists(JSON.stringify(answer.lists)),
    removed: new Map(),
  }
  const { items, lists } = changeSaved(accountList, later)
  replaceLists(lists)
  replaceSaved(items)
}
