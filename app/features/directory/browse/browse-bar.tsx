import { Link } from 'react-router'
import { ChipLink } from '#app/ui/chip.tsx'
import { HourGlyph } from '#app/ui/hour-glyph.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import { BROWSE_SORTS, type BrowsePage, sortOf, usualSort } from '#domain/listing/browse-page.ts'
import { PRICE_BANDS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { type ListingQuery, toggled } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { SORT_LABELS } from './browse-labels.ts'
import { browseAddress } from './browse-path.ts'

export type BrowseBarProps = {
  shelf: BrowsePage
  query: ListingQuery
  /** Hours and price bands that some listing of the shelf has. */
  hours: readonly string[]
  prices: readonly string[]
}

/** Hours and price bands as chips, then the order; every choice is an address. */
export function BrowseBar({ shelf, query, hours, prices }: BrowseBarProps) {
  const { hour: chosenHours, price: chosenPrices } = query.facets
  const chip = (facet: 'hour' | 'price', value: string) => ({
    to: browseAddress(shelf, toggled(query, facet, value)),
    current: query.facets[facet].includes(value),
    preventScrollReset: true,
  })
  return (
    <div className="shelf-bar">
      <nav aria-label={m.directory_hours_label()}>
        <ul className="scroll-x">
          {WELLNESS_TAGS.filter((hour) => [...hours, ...chosenHours].includes(hour)).map((hour) => (
            <li key={hour}>
              <ChipLink {...chip('hour', hour)}>
                <HourGlyph hour={hour} />
                {HOUR_LABELS[hour]()}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={m.directory_prices_label()} className="md:mr-auto">
        <ul className="scroll-x">
          {PRICE_BANDS.filter((band) => [...prices, ...chosenPrices].includes(band)).map((band) => (
            <li key={band}>
              <ChipLink
                {...chip('price', band)}
                aria-label={m.shell_price_band({ band: band.length })}
              >
                {band}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <ShelfSorts shelf={shelf} query={query} />
    </div>
  )
}

function ShelfSorts({ shelf, query }: Pick<BrowseBarProps, 'shelf' | 'query'>) {
  return (
    <nav aria-label={m.directory_sort_label()} className="shelf-sorts">
      <ul>
        {BROWSE_SORTS.map((sort) => {
          const written = sort === usualSort(shelf) ? 'relevance' : sort
          return (
            <li key={sort}>
              <Link
                to={browseAddress(shelf, { ...query, sort: written, page: 1 })}
                aria-current={sort === sortOf(shelf, query.sort) ? 'true' : undefined}
                preventScrollReset
              >
                {SORT_LABELS[sort].label()}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
