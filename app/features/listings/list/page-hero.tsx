import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { countText } from '#app/lib/i18n/number-labels.ts'
import { inWidths } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import '#app/ui/hero.css'
import './page.css'

const CATEGORY_CHIPS = 3
/** Understated for phones, as for cards (lib/pictures.ts). */
const SIZES = '(min-width: 48rem) 100vw, 60vw'

type PageHeroProps = {
  title: string
  description: string
  /** URL of a print in the ratio "hero". */
  picture: string
  /** Leaves out picture, chips and stats, which describe the whole category and not the results. */
  brief?: boolean
  location?: string | null
  stats?: readonly { count: number; label: string }[]
  /** Titles of categories; up to three are named. */
  categories?: readonly string[]
  /** A search form. */
  children?: ReactNode
}

/** Whether the page shows search results, a map, a later page or nothing, so that the hero can be brief. */
export function isSearched(
  { q, view }: Pick<ListingQuery, 'q' | 'view'>,
  { total, page }: { total: number; page: number },
) {
  return q !== '' || view === 'map' || page > 1 || total === 0
}

/** Specification section 2, page hero block. The print extends to the edge of the window. */
export function PageHero({
  title,
  description,
  picture,
  brief = false,
  location,
  stats = [],
  categories = [],
  children,
}: PageHeroProps) {
  const chips = [
    m.listings_chip_locations(),
    m.listings_chip_curated(),
    ...categories.slice(0, CATEGORY_CHIPS),
  ]
  return (
    <>
      <section className={cn('hero', brief && 'hero-brief')}>
        <div className="hero-text">
          <h1>{title}</h1>
          <p className="max-w-[56ch] text-lead text-ink-2">{description}</p>
          {location && (
            <p className="fact text-ink-2">
              <Icon name="map-pin" size={16} />
              {location}
            </p>
          )}
          {!brief && (
            <ul className="hero-chips">
              {chips.map((chip) => (
                <li key={chip} className="flex">
                  <Badge>{chip}</Badge>
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
        {!brief && <Print {...inWidths(picture, SIZES)} alt="" priority className="hero-print" />}
      </section>
      {!brief && stats.length > 0 && (
        <dl className="stats">
          {stats.map(({ count, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{countText(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
