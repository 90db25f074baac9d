import { Suspense, useEffect } from 'react'
import { ItemNotFound } from '#app/features/listings/item/item-not-found.tsx'
import type { OpenItem } from '#app/features/listings/item/open-item.ts'
import { ITEM_PARAM, useOpenItem } from '#app/features/listings/list/use-list.ts'
import {
  lazy,
  prefetchWhenIdle,
  preloadBeforeHydration,
  useLazyOrSuspend,
} from '#app/lib/loading/lazy.ts'
import type { Listing } from '#domain/listing/listing.ts'
// With the list, since the dialog's own code may come later than its markup.
import '#app/features/listings/item/item.css'

const dialog = lazy(async () => (await import('./open-item-dialog.tsx')).OpenItemDialog)
preloadBeforeHydration(dialog, (params) => params.has(ITEM_PARAM))

/** The item that a list's address names, over that list; or that it is there no more. */
export function OpenedItem({ item, gone }: OpenItem) {
  const opened = useOpenItem(item)
  useEffect(() => prefetchWhenIdle(dialog), [])
  if (gone) return <ItemNotFound />
  return <Suspense>{opened && <DialogPart item={opened} />}</Suspense>
}

function DialogPart({ item }: { item: Listing }) {
  const Dialog = useLazyOrSuspend(dialog)
  return <Dialog item={item} />
}
