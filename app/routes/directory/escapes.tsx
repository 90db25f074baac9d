import { Link } from 'react-router'
import { browseLabel } from '#app/features/directory/browse/browse-labels.ts'
import { browsePath } from '#app/features/directory/browse/browse-path.ts'
import { escapeCrumbs } from '#app/features/directory/crumbs.ts'
import { entryPicture, entryText } from '#app/features/directory/entry-picture.ts'
import { FeaturedRail } from '#app/features/directory/home/featured-rail.tsx'
import { ImageCard } from '#app/features/directory/image-card.tsx'
import { breadcrumbData, collectionData, pageMeta } from '#app/features/directory/page-meta.ts'
import { ESCAPE_PRINTS, ESCAPES_HERO, LOCATION_PRINTS } from '#app/features/directory/prints.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { Print } from '#app/ui/print.tsx'
import { Section } from '#app/ui/section.tsx'
import { countLocations, countPlaces, listFeatured } from '#data/catalogue/directory.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { catalogueStats, countCategories } from '#data/catalogue/listings.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import {
  type BrowseKind,
  type BrowsePage,
  QUICK_FILTERS,
  type QuickFilter,
} from '#domain/listing/browse-page.ts'
import {
  BROWSED_AMENITIES,
  ESCAPE_CATEGORIES,
  ESCAPE_LOCATIONS,
  FEATURED_TAGS,
} from '#domain/listing/directory.ts'
import {
  type EntryKind,
  entryTitle,
  findEntry,
  slugsWith,
} from '#domain/listing/directory-entry.ts'
import { m } from '#domain/messages/messages.js'
import { LOCATION_SLUGS } from '#domain/place/location.ts'
import { cardsContext } from '#search/context.ts'
import '#app/styles/directory.css'
import { listCardsOnce } from '../../page-parts/cards-once.ts'
import { withPrices } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/escapes'

const FEATURED = 3

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const once = context.get(onceContext)
  const entries = await once('directory entries', () => listDirectoryEntries(db))
  const added = entries.flatMap((entry) =>
    entry.entity === 'location' && !LOCATION_SLUGS.some((slug) => slug === entry.slug)
      ? [entry.name]
      : [],
  )
  const [counts, places, named, featured, stats] = await Promise.all([
    once('categories of escape', () => countCategories(db, 'escape')),
    once('locations of escapes', () => countLocations(db, LOCATION_SLUGS)),
    once('imported locations', () => countPlaces(db, added)),
    listCardsOnce({
      once,
      readCards: context.get(cardsContext),
      name: 'featured escapes',
      list: () => listFeatured(db, 'escape', FEATURED),
      tagsShown: FEATURED_TAGS,
    }),
    once('stats of escapes', () => catalogueStats(db, 'escape')),
  ])
  return {
    counts,
    places: { ...places, ...named },
    featured: withPrices(featured),
    entries,
    total: stats.listings,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  const description = m.directory_escapes_description()
  const items = loaderData?.featured ?? []
  const path = '/directory/escapes'
  return pageMeta({
    site,
    title: m.directory_escapes_page_title(),
    description,
    path,
    image: items[0] && shareImageUrl(items[0].slug),
    linkedData: import.meta.env.SSR
      ? [
          collectionData({
            site,
            name: m.directory_escapes_title(),
            description,
            path,
            items,
            total: loaderData?.total ?? 0,
          }),
          breadcrumbData(site, escapeCrumbs()),
        ]
      : [],
  })
}

const browsePageOf = (kind: BrowseKind, slug: string): BrowsePage => ({
  contentType: 'escape',
  kind,
  slug,
})

/** Specification section 2, Escapes directory. */
export default function EscapesDirectory({ loaderData }: Route.ComponentProps) {
  const { counts, places, featured, entries } = loaderData
  return (
    <div className="wrap">
      <Hero />
      <FeaturedRail items={featured} />
      <Section title={m.directory_by_category()}>
        <ul className="image-cards image-cards-3">
          {entriesOf(entries, 'escape-category', ESCAPE_CATEGORIES).map(({ slug, entry }) => (
            <li key={slug}>
              <ImageCard
                to={browsePath(browsePageOf('category', slug))}
                title={titleOf('category', slug, entry)}
                note={m.directory_property_count({ n: counts[slug] ?? 0 })}
                text={entryText(entry)}
                picture={entryPicture(entry, printIn(ESCAPE_PRINTS, slug))}
                ratio="3x2"
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.directory_by_location()}>
        <ul className="image-cards image-cards-4">
          {entriesOf(entries, 'location', ESCAPE_LOCATIONS).map(({ slug, entry }) => (
            <li key={slug}>
              <ImageCard
                to={browsePath(browsePageOf('location', slug))}
                title={titleOf('location', slug, entry)}
                note={m.directory_property_count({
                  n: places[slug] ?? places[entry ? entryTitle(entry) : ''] ?? 0,
                })}
                picture={entryPicture(entry, printIn(LOCATION_PRINTS, slug))}
                ratio="1x1"
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.directory_by_amenity()}>
        <AmenityLinks entries={entries} />
      </Section>
      <Section title={m.directory_quick_search()}>
        <QuickLinks />
      </Section>
    </div>
  )
}

/** The entries of a kind: the built-in slugs, then those that an import adds. */
function entriesOf(
  entries: readonly DirectoryEntry[],
  entity: EntryKind,
  known: readonly string[],
) {
  return slugsWith(entries, entity, known).map((slug) => ({
    slug,
    entry: findEntry(entries, entity, slug),
  }))
}

function titleOf(kind: BrowseKind, slug: string, entry: DirectoryEntry | undefined): string {
  return entry ? entryTitle(entry) : browseLabel(browsePageOf(kind, slug))
}

const printIn = (prints: Readonly<Record<string, string>>, slug: string) => prints[slug]

function Hero() {
  return (
    <section className="dir-hero">
      <div className="dir-hero-text">
        <Breadcrumb label={m.directory_crumbs()} items={escapeCrumbs()} />
        <h1>{m.directory_escapes_title()}</h1>
        <p className="text-lead text-ink-2">{m.directory_escapes_lead()}</p>
      </div>
      <Print src={ESCAPES_HERO} alt="" priority />
    </section>
  )
}

function AmenityLinks({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <ul className="link-columns">
      {entriesOf(entries, 'amenity', BROWSED_AMENITIES).map(({ slug, entry }) => (
        <li key={slug}>
          <Link to={browsePath(browsePageOf('amenity', slug))}>
            {titleOf('amenity', slug, entry)}
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const FILTER_ICONS: Record<QuickFilter, IconName> = {
  newest: 'clock',
  'top-rated': 'award',
  'budget-friendly': 'coins',
  'pet-friendly': 'paw-print',
}

function QuickLinks() {
  return (
    <ul className="quick-searches">
      {QUICK_FILTERS.map((slug) => (
        <li key={slug}>
          <Link to={browsePath(browsePageOf('filter', slug))}>
            <Icon name={FILTER_ICONS[slug]} />
            {browseLabel(browsePageOf('filter', slug))}
          </Link>
        </li>
      ))}
    </ul>
  )
}
