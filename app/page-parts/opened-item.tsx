import { Suspense } from 'react'
import { ItemNotFound } from '#app/features/listings/item/item-not-found.tsx'
import type { OpenItem } from '#app/features/listings/item/open-item.ts'
import { ITEM_PARAM, useOpenItem } from '#app/features/listings/list/use-list.ts'
import {
  lazy,
  preloadBeforeHydration,
  useLazyOrSuspend,
  usePrefetchWhenIdle,
} from '#app/lib/loading/lazy.ts'
import type { Listing } from '#domain/listing/listing.ts'
// Here in the list's chunk, since the dialog's chunk may load after its markup.
import '#app/features/listings/item/item.css'

const dialog = lazy(async () => (await import('./open-item-dialog.tsx')).OpenItemDialog)
preloadBeforeHydration(dialog, (params) => params.has(ITEM_PARAM))

/** The item that a list's URL names, in a dialog over the list; or a notice that it is not available. */
export function OpenedItem({ item, isMissing }: OpenItem) {
  const opened = useOpenItem(item)
  usePrefetchWhenIdle(dialog)
  if (isMissing) return <ItemNotFound />
  return <Suspense>{opened && <DialogPart item={opened} />}</Suspense>
}

function DialogPart({ item }: { item: Listing }) {
  const Dialog = useLazyOrSuspend(dialog)
  return <Dialog item={item} />
}
