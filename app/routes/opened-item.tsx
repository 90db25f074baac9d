import { Suspense, useEffect } from 'react'
import { ItemGone } from '#app/features/listings/item/item-gone.tsx'
import type { OpenItem } from '#app/features/listings/item/open-item.ts'
import { ITEM_PARAM, useOpenItem } from '#app/features/listings/list/use-list.ts'
import { loadAtRest, onDemand, startWith, usePart } from '#app/lib/loading/on-demand.ts'
import type { Listing } from '#domain/listing/listing.ts'
// With the list, since the dialog's own code may come later than its markup.
import '#app/features/listings/item/item.css'

const dialog = onDemand(async () => (await import('./open-item-dialog.tsx')).OpenItemDialog)
startWith(dialog, (params) => params.has(ITEM_PARAM))

/** The item that a list's address names, over that list; or that it is there no more. */
export function OpenedItem({ item, gone }: OpenItem) {
  const opened = useOpenItem(item)
  useEffect(() => loadAtRest(dialog), [])
  if (gone) return <ItemGone />
  return <Suspense>{opened && <DialogPart item={opened} />}</Suspense>
}

function DialogPart({ item }: { item: Listing }) {
  const Dialog = usePart(dialog)
  return <Dialog item={item} />
}
