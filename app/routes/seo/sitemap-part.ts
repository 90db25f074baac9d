import { href } from 'react-router'
import { storyPath } from '#app/features/collections/story-path.ts'
import { browsePath } from '#app/features/directory/browse/browse-path.ts'
import { eventPath } from '#app/features/directory/event/event-path.ts'
import { INFO_PAGE_NAMES, INFO_PAGES } from '#app/features/shell/info-links.ts'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { type SitemapEntry, sitemapText, xmlResponse } from '#app/lib/seo/sitemap.ts'
import { instructorPath, searchResultsPath } from '#app/paths.ts'
import {
  type ListedAddress,
  measureCatalogue,
  readListedAddresses,
} from '#data/catalogue/sitemap.ts'
import { listPublished } from '#data/collections/collections.ts'
import { catalogueContext, onceContext, siteContext } from '#data/context.ts'
import type { Db } from '#data/db/db.ts'
import { CONCERN_NAMES } from '#domain/concepts/concern-names.ts'
import { BROWSE_KINDS, listBrowsePages } from '#domain/listing/browse-page.ts'
import { CATEGORIES, CATEGORY_NAMES, type ContentType } from '#domain/listing/category.ts'
import { eventOf } from '#domain/listing/event.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { Route } from './+types/sitemap-part'

/** A sitemap holds at most 50,000 URLs; a listing has at most three, each in four languages. */
export const LISTINGS_IN_PART = 4_000
/** Content types whose hosts have a page. */
const HOSTED: readonly ContentType[] = ['escape', 'experience']

/** /sitemaps/pages.xml, and /sitemaps/1.xml and on for the listings. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const { listings, updatedAt } = await context.get(onceContext)('size', () => measureCatalogue(db))
  const batches =
    params.part === 'pages.xml'
      ? [fixedPages(updatedAt), await collectionPages(db)]
      : listingPages(db, partNumber(params.part, listings), new Date())
  return xmlResponse(sitemapText(context.get(siteContext).origin, batches))
}

/** @throws a 404 for an unknown part */
function partNumber(name: string, listings: number): number {
  const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0)
  if (number < 1 || number > Math.ceil(listings / LISTINGS_IN_PART)) {
    throw missingFile()
  }
  return number
}

function fixedPages(changed: Date | null): SitemapEntry[] {
  const escapes = BROWSE_KINDS.flatMap((kind) => listBrowsePages('escape', kind))
  const browsePages = [...escapes, ...listBrowsePages('experience', 'category')]
  const paths = [
    href('/'),
    ...CATEGORY_NAMES.map((name) => CATEGORIES[name].path),
    href('/search'),
    href('/directory'),
    href('/directory/escapes'),
    href('/directory/experiences'),
    ...browsePages.map(browsePath),
    ...CONCERN_NAMES.map((concern) => searchResultsPath({ concern })),
    ...INFO_PAGE_NAMES.map((name) => INFO_PAGES[name].path),
  ]
  return paths.map((path) => ({ path, changed }))
}

async function collectionPages(db: Db): Promise<SitemapEntry[]> {
  const published = await listPublished(db)
  if (published.length === 0) return []
  const stories = published.map(({ slug, updatedAt }) => ({
    path: storyPath(slug),
    changed: updatedAt,
  }))
  const changed = stories.map((story) => story.changed).reduce((a, b) => (a > b ? a : b))
  return [{ path: href('/collections'), changed }, ...stories]
}

async function* listingPages(db: Db, part: number, now: Date): AsyncGenerator<SitemapEntry[]> {
  const span = { skip: (part - 1) * LISTINGS_IN_PART, take: LISTINGS_IN_PART }
  for await (const rows of readListedAddresses(db, span)) {
    yield rows.flatMap((row) => pathsOf(row, now).map((path) => ({ path, changed: row.updatedAt })))
  }
}

/** The paths of a listing: its page, its host's, and the booking page of an escape or the next date. */
function pathsOf(listing: ListedAddress, now: Date): string[] {
  const own = [listingPath(listing)]
  if (listing.hasHost && HOSTED.includes(listing.contentType)) own.push(instructorPath(listing))
  if (listing.contentType === 'escape') return [...own, href('/escapes/:id', { id: listing.id })]
  const event = listing.contentType === 'experience' ? eventOf(listing, null, now) : null
  return event ? [...own, eventPath({ category: event.category, slug: listing.slug })] : own
}
