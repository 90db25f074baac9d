import { callAccount } from '#app/lib/session/account-api.ts'
import { currentMember } from '#app/lib/session/account-session.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { replaceWellness, storedWellness } from '#app/lib/session/wellness.ts'
import { isRecord } from '#domain/chat/suggestion.ts'
import {
  joinedWellness,
  newestWellness,
  readWellness,
  type Wellness,
} from '#domain/member/wellness.ts'

let fetched: string | null = null
let running: Promise<void> = Promise.resolve()

/** Syncs the wellness profile of this browser with the account. One at a time. */
export function syncWellness(connection: Connection, memberId: string | null): Promise<void> {
  running = running
    .catch(() => undefined)
    .then(() => (memberId ? syncMember(connection, memberId) : clearMemberWellness()))
  return running
}

function clearMemberWellness(): void {
  fetched = null
  if (storedWellness().owner !== null && !currentMember()) replaceWellness(null)
}

async function syncMember(connection: Connection, id: string): Promise<void> {
  const account =
    fetched === id
      ? { wellness: storedWellness().wellness, home: '' }
      : await fetchWellness(connection)
  if (currentMember()?.id !== id) return
  // Read after the request: it may have changed meanwhile.
  const { owner, wellness: here, home } = storedWellness()
  const isGuests = owner === null
  const wellness = mergedWellness(owner, id, account.wellness, here)
  const isChanged = JSON.stringify(wellness) !== JSON.stringify(sent.get(id) ?? account.wellness)
  if (isChanged) await callAccount(connection, 'PUT', '/wellness', { wellness })
  if (isGuests && home && !account.home)
    await callAccount(connection, 'PUT', '/profile', { homeArea: home })
  sent.set(id, wellness)
  const isFirst = fetched !== id
  fetched = id
  const meanwhile = storedWellness()
  replaceIfChanged({
    owner: id,
    home: isFirst ? account.home || (isGuests ? home : '') : meanwhile.home,
    wellness: owner === meanwhile.owner ? newestWellness(wellness, meanwhile.wellness) : wellness,
  })
}

/** The last profile sent to each account by this page. */
const sent = new Map<string, Wellness>()

function mergedWellness(
  owner: string | null,
  id: string,
  account: Wellness,
  here: Wellness,
): Wellness {
  if (owner === null) return joinedWellness(account, here)
  return owner === id ? newestWellness(account, here) : account
}

function replaceIfChanged(next: ReturnType<typeof storedWellness>): void {
  if (JSON.stringify(next) !== JSON.stringify(storedWellness())) replaceWellness(next)
}

async function fetchWellness(
  connection: Connection,
): Promise<{ wellness: Wellness; home: string }> {
  const answer: unknown = await (await callAccount(connection, 'GET', '/wellness')).json()
  const { wellness, home } = isRecord(answer) ? answer : {}
  return { wellness: readWellness(wellness), home: typeof home === 'string' ? home : '' }
}
