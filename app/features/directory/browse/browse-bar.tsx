import { Link } from 'react-router'
import { ChipLink } from '#app/ui/chip.tsx'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import { BROWSE_SORTS, type BrowsePage, sortOf, usualSort } from '#domain/listing/browse-page.ts'
import { PRICE_BANDS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { type ListingQuery, toggled } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { SORT_LABELS } from './browse-labels.ts'
import { browseAddress } from './browse-path.ts'

export type BrowseBarProps = {
  browsePage: BrowsePage
  query: ListingQuery
  /** Hours and price bands that the browse page's listings have. */
  hours: readonly string[]
  prices: readonly string[]
}

/** Hour and price chips, the map, then the order; every choice is a link. */
export function BrowseBar({ browsePage, query, hours, prices }: BrowseBarProps) {
  const { hour: chosenHours, price: chosenPrices } = query.facets
  const isMap = query.view === 'map'
  const chip = (facet: 'hour' | 'price', value: string) => ({
    to: browseAddress(browsePage, toggled(query, facet, value)),
    current: query.facets[facet].includes(value),
    preventScrollReset: true,
  })
  return (
    <div className="browse-bar">
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
      <ChipLink
        to={browseAddress(browsePage, { ...query, view: isMap ? 'grid' : 'map', area: null })}
        current={isMap}
        preventScrollReset
      >
        <Icon name="map" size={18} />
        {m.directory_on_map()}
      </ChipLink>
      <BrowseSorts browsePage={browsePage} query={query} />
    </div>
  )
}

function BrowseSorts({ browsePage, query }: Pick<BrowseBarProps, 'browsePage' | 'query'>) {
  return (
    <nav aria-label={m.directory_sort_label()} className="browse-sorts">
      <ul>
        {BROWSE_SORTS.map((sort) => {
          const written = sort === usualSort(browsePage) ? 'relevance' : sort
          return (
            <li key={sort}>
              <Link
                to={browseAddress(browsePage, { ...query, sort: written, page: 1 })}
                aria-current={sort === sortOf(browsePage, query.sort) ? 'true' : undefined}
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
