import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { usePressShown } from '#app/lib/after-paint.ts'
import { cn } from '#app/lib/cn.ts'
import { Kept } from '#app/lib/kept-markup.tsx'
import { onDemand, useOnDemand } from '#app/lib/on-demand.ts'
import { Chip } from '#app/ui/chip.tsx'
import { type Facet, type FacetCounts, filterCount } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { offersFilters } from './facet-choices.ts'
import { FacetPanel } from './facet-panel.tsx'
import { useList } from './use-list.ts'
import './facets.css'

const sheet = onDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type FiltersButtonProps = {
  facets: FacetCounts
  offered: readonly Facet[]
  total: number
  className?: string
}

/** Opens the filters. Without a script they unfold in place: their form is written by the server alone. */
export function FiltersButton({ facets, offered, total, className }: FiltersButtonProps) {
  const [open, setOpen] = useState(false)
  const drawn = usePressShown(open, () => setOpen(false))
  const { query, hrefOf } = useList()
  const Sheet = useOnDemand(sheet, open, () => setOpen(false))
  const count = filterCount(query)
  if (!open && !offersFilters(offered, facets, query)) return null
  const words = (
    <>
      <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
      {m.listings_filters()}
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </>
  )
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <Kept
            as="details"
            of={[hrefOf({ ...query, page: 1 }), facets, offered]}
            className={cn('filters-unfold', className)}
          >
            {() => (
              <>
                <summary className="chip">{words}</summary>
                <FacetPanel facets={facets} offered={offered} />
              </>
            )}
          </Kept>
        )}
      </noscript>
      <Chip
        className={cn('scripted', className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={count > 0 ? m.listings_filters_set({ n: count }) : undefined}
        onPointerEnter={() => sheet.load().catch(console.warn)}
        onClick={() => setOpen(true)}
      >
        {words}
      </Chip>
      {Sheet && (
        <Sheet
          open={drawn}
          onClose={() => setOpen(false)}
          facets={facets}
          offered={offered}
          total={total}
        />
      )}
    </>
  )
}
