import { SaveButton } from '#app/features/detail/save-button.tsx'
import { ShareButton } from '#app/features/detail/share-button.tsx'
import { ItemDialog } from '#app/features/listings/item-dialog.tsx'
import { ItemGone } from '#app/features/listings/item-gone.tsx'
import type { OpenItem } from '#app/features/listings/open-item.ts'
import { useOpenItem } from '#app/features/listings/use-list.ts'
import { listingPath } from '#app/paths.ts'

/** The item that a list's address names, over that list; or that it is there no more. */
export function OpenedItem({ item, gone }: OpenItem) {
  const opened = useOpenItem(item)
  if (gone) return <ItemGone />
  if (!opened) return null
  return (
    <ItemDialog
      item={opened}
      actions={
        <>
          <SaveButton listingId={opened.id} />
          <ShareButton title={opened.title} path={listingPath(opened)} />
        </>
      }
    />
  )
}
