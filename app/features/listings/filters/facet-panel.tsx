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

/** Every filter of a list with its counts. A form without a script; with one, each change applies at once. */
export function FacetPanel({ facets, offered, label }: FacetPanelProps) {
  const { asked, hrefOf, paramsOf } = useList()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  // What the form does not ask about stays as it is.
  const rest = { ...asked.facets, ...Object.fromEntries(offered.map((facet) => [facet, []])) }
  const kept = { ...asked, facets: rest, minRating: null, verifiedOnly: false, page: 1 }

  function choose(query: ListingQuery) {
    // At once, or the box would spring back until the answer is there.
    navigate(hrefOf({ ...query, page: 1 }), { preventScrollReset: true, flushSync: true })
  }

  return (
    <Form action={pathname} aria-label={label ?? m.listings_filters()} className="facets">
      <HiddenParams params={paramsOf(kept)} />
      {offered.map((facet) => (
        <FacetGroup key={facet} facet={facet} counts={facets} query={asked} onChoose={choose} />
      ))}
      <RatingGroup counts={facets} query={asked} onChoose={choose} />
      <VerifiedGroup counts={facets} query={asked} onChoose={choose} />
      <Button type="submit" variant="secondary" className="scriptless">
        {m.listings_filters_apply()}
      </Button>
    </Form>
  )
}
