import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Print } from '#app/ui/print.tsx'
import { Slip } from '#app/ui/slip.tsx'
import { m } from '#domain/messages/messages.js'
import './page.css'

const CATEGORY_CHIPS = 3

type PageHeroProps = {
  title: string
  description: string
  /** Address of a print in the ratio "hero". */
  picture: string
  location?: string | null
  stats?: readonly { count: number; label: string }[]
  /** Titles of categories; up to three are named. */
  categories?: readonly string[]
  /** A search form. */
  children?: ReactNode
}

/** Specification section 2, page hero block. The print bleeds to the edge of the window. */
export function PageHero({
  title,
  description,
  picture,
  location,
  stats = [],
  categories = [],
  children,
}: PageHeroProps) {
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>{title}</h1>
          <p className="max-w-[56ch] text-lead text-ink-2">{description}</p>
          {location && (
            <p className="fact text-ink-2">
              <MapPin aria-hidden size={16} strokeWidth={1.5} />
              {location}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Slip>{m.listings_chip_locations()}</Slip>
            <Slip>{m.listings_chip_curated()}</Slip>
            {categories.slice(0, CATEGORY_CHIPS).map((category) => (
              <Slip key={category}>{category}</Slip>
            ))}
          </div>
          {children}
        </div>
        <Print src={picture} alt="" priority className="hero-print" />
      </section>
      {stats.length > 0 && (
        <dl className="stats">
          {stats.map(({ count, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
