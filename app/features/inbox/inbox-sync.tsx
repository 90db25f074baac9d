import { useEffect } from 'react'
import { lazy } from '#app/lib/loading/lazy.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useSite } from '#app/lib/site.ts'
import { readSyncLog } from '#app/lib/threads/thread-sync-log.ts'

const keep = lazy(async () => (await import('./sync-inbox.ts')).syncInbox)

/** Keeps a member's Messages and profile in step with their account; for a guest it does and fetches nothing. */
export function InboxSync() {
  const { apiUrl, anonKey } = useSite()
  const memberId = useMember()?.id ?? null

  useEffect(() => {
    if (memberId === null && !readSyncLog()) return
    const stop = new AbortController()
    keep
      .load()
      .then((run) => stop.signal.aborted || run({ apiUrl, anonKey }, memberId, stop.signal))
      .catch(console.info)
    return () => stop.abort()
  }, [apiUrl, anonKey, memberId])

  return null
}
