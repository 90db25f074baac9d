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
import { showToast } from '#app/ui/toast.tsx'
import { changeSaved, type SavedChange, type SavedItem, toChanges } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

let running: Promise<void> = Promise.resolve()
/** Whose list has been fetched since this page was opened. */
let fetched: string | null = null
/** How many items of a guest are on their way into the account. */
let joining = 0

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
  // Signed in again meanwhile: the list is wanted.
  if (currentMember()) return
  await putAway()
}

/** Shows a member's list no more. What their account has not heard of waits for them to come back. */
async function putAway(): Promise<void> {
  const shown = readPending()
  if (!shown) return
  if (shown.changes.length > 0) storeUnsentChanges(shown)
  storePending(null)
  replaceLists([])
  replaceSaved([])
  replaceCards({ cards: [], dates: {} })
  await clearOfflinePictures()
}

async function bring(connection: Connection, id: string): Promise<void> {
  if (readPending()?.owner !== id) await takeOver(id)
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

/** What a guest has saved here becomes the member's, after what they left unsent; another member's never does. */
async function takeOver(id: string): Promise<void> {
  await putAway()
  const left = readUnsentChanges()
  const guest = toChanges({ items: savedItems().map(withFacts), lists: savedLists() })
  joining = guest.filter(({ kind }) => kind === 'save').length
  fetched = null
  storePending({ owner: id, changes: [...(left?.owner === id ? left.changes : []), ...guest] })
  if (left?.owner === id) storeUnsentChanges(null)
}

function withFacts(item: SavedItem): SavedItem {
  const kept = cachedFactsOf(item)
  return kept ? { ...item, kept } : item
}

type Answer = { items: unknown; lists: unknown }

async function send(connection: Connection, changes: SavedChange[]): Promise<Answer> {
  try {
    return (await (await callAccount(connection, 'POST', '/saved', { changes })).json()) as Answer
  } catch (error) {
    // What can never be taken would stand in the way of all that follows.
    if (error instanceof AccountError && error.status === 400 && changes.length > 0)
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
