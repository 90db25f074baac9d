import { calendarEntry } from '#app/features/directory/event/calendar-entry.ts'
import { listByHost } from '#data/catalogue/directory.ts'
import { listCardsBySlug, listFullById } from '#data/catalogue/listings.ts'
import { findPublished } from '#data/collections/collections.ts'
import { toCalendarFile } from '#domain/availability/calendar-file.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { listingSlugs } from '#domain/collection/collection.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import type { FeedDeps } from './deps.ts'

/** Half a year of a weekly class. */
const DATES = 26
/** Listings whose dates are read for one calendar. */
const LISTINGS = 200
/** Dates of one calendar, soonest first. */
const ENTRIES = 500

/** The next dates of a listing as an iCalendar file to subscribe to; null without any. */
export function classCalendar(listing: Listing, deps: FeedDeps, now: Date): string | null {
  return calendarOf([listing], deps, now)
}

/** The next dates of all listings with the host of a listing; null without any. */
export async function hostCalendar(
  { host }: Listing,
  deps: FeedDeps,
  now: Date,
): Promise<string | null> {
  if (!host) return null
  const cards = await listByHost(deps.catalogue, host, LISTINGS)
  return calendarOf(await fullListings(cards, deps), deps, now)
}

/** The next dates of the listings in a published collection, perhaps none yet; null for an unknown one. */
export async function collectionCalendar(
  slug: string,
  deps: FeedDeps,
  now: Date,
): Promise<string | null> {
  const collection = await findPublished(deps.catalogue, slug)
  if (!collection) return null
  // Editors of another language may have left a listing out.
  const slugs = new Set(Object.values(collection.texts).flatMap(listingSlugs))
  const cards = await listCardsBySlug(deps.catalogue, [...slugs])
  return calendarOf(await fullListings(cards, deps), deps, now) ?? toCalendarFile([], deps.name)
}

/** The next dates of what a search finds; without any an empty calendar, to which dates may come. */
export async function searchCalendar(
  query: ListingQuery,
  deps: FeedDeps,
  now: Date,
): Promise<string> {
  const { hits } = await deps.search.search(
    query,
    { page: 1, perPage: LISTINGS },
    { facets: false },
  )
  const found = calendarOf(await fullListings(hits, deps), deps, now)
  return found ?? toCalendarFile([], deps.name)
}

function fullListings(listed: readonly { id: string }[], { catalogue }: FeedDeps) {
  return listFullById(
    catalogue,
    listed.map(({ id }) => id),
  )
}

function calendarOf(listings: readonly Listing[], deps: FeedDeps, now: Date): string | null {
  const { origin, name } = deps
  const dates = listings.flatMap((listing) =>
    listing.schedule
      ? nextOccurrences(listing.schedule, now, DATES).map((occurrence) => ({ listing, occurrence }))
      : [],
  )
  const soonest = dates
    .toSorted((a, b) => Number(a.occurrence.start) - Number(b.occurrence.start))
    .slice(0, ENTRIES)
  const entries = soonest.map(({ listing, occurrence }) =>
    calendarEntry(listing, occurrence, { origin, now }),
  )
  return entries.length > 0 ? toCalendarFile(entries, name) : null
}
