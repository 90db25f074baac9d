import type { ContentType } from '../listing/category.ts'
import type { ReportReason } from '../listing/report.ts'
import type { ListingState } from './console-api.ts'

/** Decisions about an entry: nothing to do, dealt with, or the listing was withdrawn. */
export const DECISIONS = ['dismissed', 'resolved', 'withdrawn'] as const
export const IMPORT_DECISIONS = ['dismissed', 'resolved'] as const
export type Decision = (typeof DECISIONS)[number]

/** Most characters of the reason for a decision. */
export const DECISION_NOTE_LIMIT = 500

export type QueueReport = { id: string; reason: ReportReason; words: string; at: string }

/** The listing of an entry; its title is the id once it was erased. */
export type QueueListing = {
  id: string
  title: string
  /** Null for an erased listing. */
  page: { slug: string; contentType: ContentType; state: ListingState } | null
}

/** An import whose file had rows that were rejected. */
export type QueueImport = { id: string; name: string; at: string; rejected: number }

/** A listing with all reports about it that wait for a decision, newest first. */
export type QueueEntry = { listing: QueueListing; reports: QueueReport[]; reportCount: number }

export type DecidedEntry = {
  id: string
  /** Null for a decision about an import. */
  listing: QueueListing | null
  import: QueueImport | null
  decision: Decision
  note: string
  at: string
  /** Address of who decided; null for a deleted account. */
  by: string | null
  reports: QueueReport[]
}

/** `imports` are those that wait for a decision, for whoever may import. */
export type Queue = { open: QueueEntry[]; imports: QueueImport[]; decided: DecidedEntry[] }

/** `listing` tells what undoing did: `left` if the listing was changed after it was withdrawn. */
export type UndoneDecision = { listing: 'untouched' | 'published' | 'left' }
