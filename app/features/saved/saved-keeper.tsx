import { useEffect } from 'react'
import { useMember } from '#app/lib/account-session.ts'
import { onDemand } from '#app/lib/on-demand.ts'
import { onSavedChange, useSavedItems } from '#app/lib/saved-items.ts'
import { keepForAccount, readPending } from '#app/lib/saved-pending.ts'
import { useSite } from '#app/lib/site.ts'

const sync = onDemand(async () => (await import('./saved-sync.ts')).syncSaved)

/** Keeps a member's list and their account in step; for a guest it does nothing and fetches nothing. */
export function SavedKeeper() {
  const { apiUrl, anonKey } = useSite()
  const member = useMember()
  const items = useSavedItems()

  useEffect(() => onSavedChange(keepForAccount), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is a reason to send it
  useEffect(() => {
    if (!member && !readPending()) return
    const run = () => {
      sync
        .load()
        .then((bring) => bring({ apiUrl, anonKey }, member))
        .catch(console.info)
    }
    run()
    addEventListener('online', run)
    return () => removeEventListener('online', run)
  }, [apiUrl, anonKey, member, items])

  return null
}
