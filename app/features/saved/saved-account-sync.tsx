import { useEffect, useReducer } from 'react'
import { lazy, useLazy, usePrefetchWhenIdle } from '#app/lib/loading/lazy.ts'
import { closeSavedDialog, useSavedDialog } from '#app/lib/saved/saved-dialog-store.ts'
import { onSavedChange, useSavedItems } from '#app/lib/saved/saved-items.ts'
import { queueForAccount, readPending } from '#app/lib/saved/saved-pending.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useSite } from '#app/lib/site.ts'

const sync = lazy(async () => (await import('./saved-sync.ts')).syncSaved)
const picker = lazy(async () => (await import('./lists/list-picker.tsx')).ListPicker)
const offline = lazy(
  async () => (await import('#app/lib/loading/offline.ts')).startOffline(),
  'small',
)

/** Syncs a member's saved items with the account; for guests it loads nothing until the list dialog opens. */
export function SavedSync() {
  const { apiUrl, anonKey } = useSite()
  const member = useMember()
  const items = useSavedItems()
  const [changes, countChange] = useReducer((count: number) => count + 1, 0)

  useEffect(
    () =>
      onSavedChange((change) => {
        queueForAccount(change)
        countChange()
      }),
    [],
  )
  usePrefetchWhenIdle(import.meta.env.PROD ? offline : null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list triggers a sync
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
  }, [apiUrl, anonKey, member, items, changes])

  return <SavedDialog />
}

/** The list picker, lazily loaded. */
function SavedDialog() {
  const item = useSavedDialog()
  const Picker = useLazy(picker, item !== null, closeSavedDialog)
  return Picker && item !== null && <Picker item={item} onClose={closeSavedDialog} />
}
