import type { Listing } from '#domain/listing/listing.ts'
import type { Class } from '../questions.ts'

export const PAGE = 24
export const DEEP_PAGE = 20
export const SUGGESTED = 8

/** A search engine under test; all have the same listings and queries. */
export type Engine = {
  add(listings: Listing[]): Promise<void>
  /** Finishes the index; returns remarks for the report. */
  finish(): Promise<string[]>
  ask(kind: Class, text: string): Promise<unknown>
  close(): Promise<void>
}
