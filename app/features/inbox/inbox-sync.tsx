import { useEffect } from 'react'
import { lazy } from '#app/lib/loading/lazy.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useSite } from '#app/lib/site.ts'
import { readSyncLog } from '#app/lib/threads/thread-sync-log.ts'

const inboxSync = lazy(async () => (await import('./sync-inbox.ts')).syncInbox)

/** Syncs a member's conversations and profile with the account; for guests it loads nothing. */
export function InboxSync() {
  const { apiUrl, anonKey } = useSite()
  const memberId = useMember()?.id ?? null

  useEffect(() => {
    if (memberId === null && !readSyncLog()) return
    const stop = new AbortController()
    inboxSync
      .load()
      .then((run) => stop.signal.aborted || run({ apiUrl, anonKey }, memberId, stop.signal))
      .catch(console.info)
    return () => stop.abort()
  }, [apiUrl, anonKey, memberId])

  return null
}
