import type { Facet, FacetCounts } from '#domain/listing/listing-query.ts'
import { useList } from '../list/use-list.ts'
import { offersFilters } from './facet-choices.ts'
import { FacetPanel } from './facet-panel.tsx'

type FacetAsideProps = { facets: FacetCounts; offered: readonly Facet[] }

/** The filters beside a list on wide screens; null when no filter is available. */
export function FacetAside({ facets, offered }: FacetAsideProps) {
  const { query } = useList()
  if (!offersFilters(offered, facets, query)) return null
  return (
    <aside>
      <FacetPanel facets={facets} offered={offered} />
    </aside>
  )
}
