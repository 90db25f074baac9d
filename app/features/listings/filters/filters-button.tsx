import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type Facet, type FacetCounts, filterCount } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'
import { offersFilters } from './facet-choices.ts'
import { FacetPanel } from './facet-panel.tsx'
import './facets.css'

const sheet = lazy(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type FiltersButtonProps = {
  facets: FacetCounts
  offered: readonly Facet[]
  total: number
  className?: string
}

/** Requests the list with its filters expanded; no other URL of a list has it. */
const UNFOLDED_PARAM = 'filters'

/** Opens the filters. Without scripts a link loads the same list with the filters expanded by the server. */
export function FiltersButton({ facets, offered, total, className }: FiltersButtonProps) {
  const [open, setOpen] = useState(false)
  const drawn = useDeferredOpen(open, () => setOpen(false))
  const { query } = useList()
  const Sheet = useLazy(sheet, open, () => setOpen(false))
  const count = filterCount(query)
  if (!open && !offersFilters(offered, facets, query)) return null
  const words = (
    <>
      <Icon name="sliders-horizontal" size={16} />
      {m.listings_filters()}
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </>
  )
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <Unfolded facets={facets} offered={offered} className={className}>
            {words}
          </Unfolded>
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

type UnfoldedProps = Pick<FiltersButtonProps, 'facets' | 'offered'> & {
  className: string | undefined
  children: ReactNode
}

/** The filters without scripts: expanded in the page if requested, else a link. */
function Unfolded({ facets, offered, className, children }: UnfoldedProps) {
  const { search } = useLocation()
  const { query, hrefOf } = useList()
  const href = hrefOf({ ...query, page: 1 })
  if (!new URLSearchParams(search).has(UNFOLDED_PARAM)) {
    const to = `${href}${href.includes('?') ? '&' : '?'}${UNFOLDED_PARAM}=open#${UNFOLDED_PARAM}`
    return (
      <Link to={to} rel="nofollow" discover="none" className={cn('chip', className)}>
        {children}
      </Link>
    )
  }
  return (
    <details open id={UNFOLDED_PARAM} className={cn('filters-unfold', className)}>
      <summary className="chip">{children}</summary>
      <FacetPanel facets={facets} offered={offered} />
    </details>
  )
}
