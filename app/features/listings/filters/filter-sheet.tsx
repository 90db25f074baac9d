import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Facet, FacetCounts } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { FacetPanel } from './facet-panel.tsx'

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  facets: FacetCounts
  offered: readonly Facet[]
  total: number
}

/** The filters in a sheet: from the side, on compact screens from the bottom. */
export function FilterSheet({ open, onClose, facets, offered, total }: FilterSheetProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.listings_filters()}
      variant="sheet"
      closeLabel={m.listings_filters_close()}
    >
      <FacetPanel facets={facets} offered={offered} />
      <div className="sticky -bottom-7 mt-6 -mb-7 bg-paper-raised py-4">
        <Button className="w-full" onClick={onClose} busy={busy}>
          {m.listings_filters_show({ n: total })}
        </Button>
      </div>
    </Dialog>
  )
}
