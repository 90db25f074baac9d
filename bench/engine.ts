import type { Listing } from '#domain/listing/listing.ts'
import type { Class } from './questions.ts'

export const PAGE = 24
export const DEEP_PAGE = 20
export const SUGGESTED = 8

/** One way to search, fed with the same listings and asked the same questions. */
export type Engine = {
  add(listings: Listing[]): Promise<void>
  /** Answers what is worth noting about what was built. */
  finish(): Promise<string[]>
  ask(kind: Class, text: string): Promise<unknown>
  close(): Promise<void>
}
