import type { Candidate } from '#domain/need/candidate.ts'

/** Listings that a turn may refer to. */
export type Referents = {
  /** Listings named in the turn by their titles. */
  named: readonly Candidate[]
  /** Listings discussed last, newest first; at most two. */
  focus: readonly Candidate[]
  shown: readonly Candidate[]
  /** The last answer with several listings. */
  list: readonly Candidate[]
  /** Whether the turn relaxes a constraint ("the price doesn't matter"). */
  isLifting?: boolean
}
