import { fetchMemberPhoto } from '#app/lib/session/fetch-member-photo.ts'
import { setMemberPhoto } from '#app/lib/session/member-photo.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { setUnread } from '#app/lib/session/unread.ts'
import { onWellnessChange } from '#app/lib/session/wellness.ts'
import { onThreadsChange } from '#app/lib/threads/chat-threads.ts'
import { setThreadSync } from '#app/lib/threads/thread-sync-store.ts'
import { fetchRequests } from './requests.ts'
import { syncThreads } from './sync-threads.ts'
import { syncWellness } from './sync-wellness.ts'

/**
 * Syncs conversations, profile and the unread count with the member's account until the signal aborts.
 * Without a member, it clears the data of the last one.
 */
export function syncInbox(
  connection: Connection,
  memberId: string | null,
  signal: AbortSignal,
): void {
  const threads = () => syncThreads(connection, memberId).catch(console.info)
  const wellness = () => syncWellness(connection, memberId).catch(console.info)
  function all() {
    threads()
    wellness()
    if (memberId) fetchRequests(connection).catch(console.info)
  }
  all()
  if (memberId === null) {
    setUnread(0)
    setMemberPhoto(null)
    return
  }
  fetchMemberPhoto(connection).catch(console.info)
  setThreadSync({ retry: all })
  const onVisible = () => document.visibilityState === 'visible' && all()
  window.addEventListener('online', all, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  for (const end of [onThreadsChange(threads), onWellnessChange(wellness)])
    signal.addEventListener('abort', end)
}
