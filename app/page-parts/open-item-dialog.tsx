import { SaveButton } from '#app/features/detail/save-button.tsx'
import { ShareButton } from '#app/features/detail/share-button.tsx'
import { ItemDialog } from '#app/features/listings/item/item-dialog.tsx'
import { ReportButton } from '#app/features/report/report-button.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'

/** An item's dialog with its save, share and report actions. */
export function OpenItemDialog({ item }: { item: Listing }) {
  return (
    <ItemDialog
      item={item}
      actions={
        <>
          <SaveButton listing={item} variant="primary" />
          <ShareButton title={item.title} path={listingPath(item)} />
        </>
      }
      report={<ReportButton listingId={item.id} />}
    />
  )
}
