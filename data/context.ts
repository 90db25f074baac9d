import { createContext } from 'react-router'
import type { HelplinesReview } from '#domain/helplines/review.ts'
import type { Disclosure } from '#domain/listing/disclosure.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Db } from './db/db.ts'

/** The database for loaders; set once per request by the server. */
export const dbContext = createContext<Db>()

/** The database for reads of listings, possibly a replica. */
export const catalogueContext = createContext<Db>()

/** The listing that the console previews in place of the one that its page would read; null for all visitors. */
export const previewContext = createContext<Listing | null>(null)

/** Reads a shared value by name, once per state of the catalogue. */
export type ReadOnce = <T>(name: string, read: () => Promise<T>) => Promise<T>

/** For statistics of the whole catalogue, whose cost grows with it; uncached by default. */
export const onceContext = createContext<ReadOnce>((_name, read) => read())

export type SiteFacts = {
  name: string
  assistant: string
  origin: string
  anonKey: string
  apiUrl: string
  helplinesReview: HelplinesReview | null
  /** URL or path of an archive of map tiles (MAP_TILES); absent without one. */
  mapTiles?: string
}

/** The deployment's public facts. */
export const siteContext = createContext<SiteFacts>()

/** Facts about this deployment for its legal pages. */
export const disclosureContext = createContext<Disclosure>()

/** Allowed hosts of video clips; by default the picture is shown instead. */
export const clipHostsContext = createContext<readonly string[]>([])

/** Whether a query of this request failed because the database is unavailable. */
export const unavailableContext = createContext<() => boolean>()

/** Called with unexpected errors; the server logs them. */
export const reportErrorContext = createContext<(error: unknown) => void>()
