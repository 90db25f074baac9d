import { href } from 'react-router'
import { browseCount, browseLabel } from '#app/features/directory/browse/browse-labels.ts'
import { browsePath } from '#app/features/directory/browse/browse-path.ts'
import { eventPath } from '#app/features/directory/event/event-path.ts'
import { toEventRows } from '#app/features/directory/event/event-row.ts'
import { listUpcoming } from '#app/page-parts/upcoming.ts'
import {
  countContentTypes,
  countLocations,
  listFeatured,
  listNewest,
} from '#data/catalogue/directory.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { countCategories } from '#data/catalogue/listings.ts'
import { CONCERNS } from '#domain/concepts/concern-names.ts'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { type BrowsePage, QUICK_FILTERS } from '#domain/listing/browse-page.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import {
  BROWSED_AMENITIES,
  ESCAPE_CATEGORIES,
  ESCAPE_LOCATIONS,
  EXPERIENCE_CATEGORIES,
} from '#domain/listing/directory.ts'
import { findBrowsePageWith, slugsWith } from '#domain/listing/directory-entry.ts'
import { plainText } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { LOCATION_SLUGS } from '#domain/place/location.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { categoryLinks, concernLinks, LinkList, type PageLink } from './link-list.tsx'
import { ItemList } from './list-text.tsx'
import { resultsPage } from './results-page.tsx'

const NEWEST = 4
const FEATURED = 3
const UPCOMING = 6

const SECTIONS = {
  ...{ escapes: href('/directory/escapes'), experiences: href('/directory/experiences') },
  ...{ essentials: CATEGORIES.essentials.path, enhancements: CATEGORIES.enhancements.path },
}

/** The directory: its sections, what is new and the next dates; with `q` the results of the words. */
export async function directoryPage(
  params: URLSearchParams,
  deps: MarkdownDeps,
): Promise<MarkdownPage> {
  const q = plainText(params.get('q'))
  if (q) return resultsPage(new URLSearchParams({ q }), deps)
  const { catalogue, origin } = deps
  const [counts, dates, newest] = await Promise.all([
    countContentTypes(catalogue),
    upcomingLinks(deps),
    listNewest(catalogue, NEWEST),
  ])
  const sections = categoryLinks(counts, (category) => SECTIONS[category])
  return {
    path: href('/directory'),
    body: (
      <>
        <Head title={m.directory_home_title()} lead={m.directory_home_lead()} />
        <LinkList title={m.directory_by_category()} links={sections} origin={origin} />
        <LinkList title={m.directory_feel_title()} links={concernLinks(CONCERNS)} origin={origin} />
        <LinkList title={m.directory_new_dates()} links={dates} origin={origin} />
        <h2>{m.directory_new_listed()}</h2>
        <ItemList items={newest} origin={origin} />
      </>
    ),
  }
}

/** The directory of escapes: its browse pages, and featured listings. */
export async function escapesDirectoryPage({
  catalogue: db,
  origin,
}: MarkdownDeps): Promise<MarkdownPage> {
  const [entries, counts, places, featured] = await Promise.all([
    listDirectoryEntries(db),
    countCategories(db, 'escape'),
    countLocations(db, LOCATION_SLUGS),
    listFeatured(db, 'escape', FEATURED),
  ])
  const linksOf = (kind: BrowsePage['kind'], slugs: readonly string[], count = {}) =>
    browseLinks(entries, { contentType: 'escape', kind }, slugs, count)
  const listed = {
    category: slugsWith(entries, 'escape-category', ESCAPE_CATEGORIES),
    location: slugsWith(entries, 'location', ESCAPE_LOCATIONS),
    amenity: slugsWith(entries, 'amenity', BROWSED_AMENITIES),
  }
  const sections = [
    { title: m.directory_by_category(), links: linksOf('category', listed.category, counts) },
    { title: m.directory_by_location(), links: linksOf('location', listed.location, places) },
    { title: m.directory_by_amenity(), links: linksOf('amenity', listed.amenity) },
    { title: m.directory_quick_search(), links: linksOf('filter', QUICK_FILTERS) },
  ]
  return {
    path: href('/directory/escapes'),
    body: (
      <>
        <Head title={m.directory_escapes_title()} lead={m.directory_escapes_lead()} />
        <h2>{m.directory_featured_properties()}</h2>
        <ItemList items={featured} origin={origin} />
        {sections.map((section) => (
          <LinkList key={section.title} {...section} origin={origin} />
        ))}
      </>
    ),
  }
}

/** The directory of experiences: its categories, featured listings and the next dates. */
export async function experiencesDirectoryPage(deps: MarkdownDeps): Promise<MarkdownPage> {
  const { catalogue: db, origin } = deps
  const [entries, counts, featured, dates] = await Promise.all([
    listDirectoryEntries(db),
    countCategories(db, 'experience'),
    listFeatured(db, 'experience', FEATURED),
    upcomingLinks(deps),
  ])
  const slugs = slugsWith(entries, 'experience-category', EXPERIENCE_CATEGORIES)
  const of = { contentType: 'experience', kind: 'category' } as const
  const categories = browseLinks(entries, of, slugs, counts)
  return {
    path: href('/directory/experiences'),
    body: (
      <>
        <Head title={m.directory_experiences_title()} lead={m.directory_experiences_lead()} />
        <LinkList title={m.directory_by_category()} links={categories} origin={origin} />
        <h2>{m.directory_featured_experiences()}</h2>
        <ItemList items={featured} origin={origin} />
        <LinkList title={m.directory_upcoming_events()} links={dates} origin={origin} />
      </>
    ),
  }
}

function Head({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <em>{m.listings_provider_text()}</em>
      </p>
    </>
  )
}

/** Links to browse pages, with their numbers of listings where these are known. */
function browseLinks(
  entries: readonly DirectoryEntry[],
  of: Pick<BrowsePage, 'contentType' | 'kind'>,
  slugs: readonly string[],
  counts: Readonly<Record<string, number>>,
): PageLink[] {
  return slugs.flatMap((slug) => {
    const page = findBrowsePageWith(entries, { ...of, slug })
    const n = counts[slug]
    const note = page && n !== undefined ? browseCount(page, n) : undefined
    return page ? [{ path: browsePath(page), label: browseLabel(page), note }] : []
  })
}

async function upcomingLinks({ readCalendar }: MarkdownDeps): Promise<PageLink[]> {
  const rows = toEventRows(await listUpcoming({ readCalendar, limit: UPCOMING }, new Date()))
  return rows.map(({ category, slug, title, on, when, price, priceText }) => ({
    path: eventPath({ category, slug }),
    label: title,
    note: [on, when, priceText ?? price].filter(Boolean).join(' · '),
  }))
}
