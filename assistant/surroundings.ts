import type { Schedule } from '#domain/availability/schedule.ts'
import type { NatureInfoReply } from '#domain/chat/assistant.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { SearchPort } from '#search/port.ts'

/** Dependencies of a conversation besides its request. */
export type ChatSurroundings = {
  search: Pick<SearchPort, 'retrieve' | 'suggest' | 'search' | 'similar' | 'vocabulary'>
  /** Fetches listings by id, in any order; those that are gone are left out. */
  readCandidates: (ids: readonly string[]) => Promise<Candidate[]>
  /** Where the named listings are, of those that say so. */
  readCoordinates: (ids: readonly string[]) => Promise<ReadonlyMap<string, Point>>
  /** Ids of the listings whose titles a text may name, whole or by their beginning. */
  readNamed: (text: string) => Promise<string[]>
  readListing: (id: string) => Promise<Listing | null>
  /** The schedules of the named listings that have one. */
  readSchedules: (ids: readonly string[]) => Promise<ReadonlyMap<string, Schedule>>
  /** Everything with a schedule that one takes part in, best first. */
  readDated: () => Promise<{ id: string; schedule: Schedule }[]>
  now: Date
  /** The nature around a place, from the map and the catalogue. */
  readNature: (place: string) => Promise<NatureInfoReply>
  /** Where the visitor probably is (ISO 3166-1 alpha-2), for the order of helplines only. */
  country: string | null
  /** What the assistant is called here. */
  assistant: string
  signal: AbortSignal
}
