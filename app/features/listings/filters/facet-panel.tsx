import { Form, useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Facet, FacetCounts, ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'
import { FacetGroup } from './facet-group.tsx'
import { HiddenParams } from './hidden-params.tsx'
import { RatingGroup, VerifiedGroup } from './rating-group.tsx'
import './facets.css'

type FacetPanelProps = {
  facets: FacetCounts
  /** Which filters this list offers, in their order. */
  offered: readonly Facet[]
  label?: string
}

/** All filters of a list with their counts. Without scripts a form; with them each change applies at once. */
export function FacetPanel({ facets, offered, label }: FacetPanelProps) {
  const { requested, hrefOf, paramsOf } = useList()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  // Filters that the form does not offer are carried over.
  const otherFacets = {
    ...requested.facets,
    ...Object.fromEntries(offered.map((facet) => [facet, []])),
  }
  const preserved = {
    ...requested,
    facets: otherFacets,
    minRating: null,
    verifiedOnly: false,
    page: 1,
  }

  function choose(query: ListingQuery) {
    // Synchronously, or the checkbox would revert until the response arrives.
    navigate(hrefOf({ ...query, page: 1 }), {
      preventScrollReset: true,
      viewTransition: true,
      flushSync: true,
    })
  }

  return (
    <Form action={pathname} aria-label={label ?? m.listings_filters()} className="facets">
      <HiddenParams params={paramsOf(preserved)} />
      {offered.map((facet) => (
        <FacetGroup key={facet} facet={facet} counts={facets} query={requested} onChoose={choose} />
      ))}
      <RatingGroup counts={facets} query={requested} onChoose={choose} />
      <VerifiedGroup counts={facets} query={requested} onChoose={choose} />
      <Button type="submit" variant="secondary" className="scriptless">
        {m.listings_filters_apply()}
      </Button>
    </Form>
  )
}
