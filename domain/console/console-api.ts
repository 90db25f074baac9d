import type { RequestState } from '../booking/booking-api.ts'
import type { BookingRequestSummary } from '../booking/booking-request.ts'
import type { Outcome } from '../chat/chat.ts'
import type { Complaint, RatedTurn, Verdict } from '../chat/chat-feedback.ts'
import type { ContentType } from '../listing/category.ts'
import type { ListingCard, Photo, Price } from '../listing/listing.ts'
import type { ConsoleAction } from '../permissions/permissions.ts'
import type { StaffRole } from '../permissions/roles.ts'
import type { AuditAction, AuditOrigin, AuditSubjectKind } from './audit.ts'
import type { EditorValues } from './listings/editor-fields.ts'
import type { FieldChange, VersionKind } from './listings/listing-versions.ts'

/**
 * Calls of the console under this path, with a member's token. The server lists them in
 * server/console/endpoints.ts. Errors are `{ error_code }` as in the account calls: `forbidden`,
 * `reauthentication_needed`, `last_admin`, `not_found`, `validation_failed`.
 */
export const CONSOLE_API = '/console/v1'

/** Entries of one page of a list. */
export const CONSOLE_PAGE_SIZE = 50

/** The signed-in person. `role` is null without access to the console. */
export type ConsoleMe = { id: string; role: StaffRole | null; actions: ConsoleAction[] }

export type StaffEntry = {
  id: string
  email: string
  name: string
  role: StaffRole
  isSuspended: boolean
  /** ISO time of the current role. */
  since: string
  lastSignInAt: string | null
  /** Number of signed-in devices. */
  sessions: number
}

export type InvitationEntry = { id: string; role: StaffRole; createdAt: string; expiresAt: string }
export type StaffList = { staff: StaffEntry[]; invitations: InvitationEntry[]; canMail: boolean }

/** The path of a new invitation's link is returned once. */
export type NewInvitation = { path: string; mailedTo: string | null }

export type AuditEntry = {
  id: number
  /** ISO time. */
  at: string
  origin: AuditOrigin
  /** An account or a key; null for the command line and for erased accounts. */
  actor: { id: string; label: string } | null
  action: AuditAction
  subjectKind: AuditSubjectKind
  subjectId: string | null
  /** Address of the account, or the id of anything else; null if it was erased. */
  subjectLabel: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
}

export type AuditPage = { entries: AuditEntry[]; next: number | null }

/** Weeks of the overview's charts. */
export const OVERVIEW_WEEKS = 12

/** Counts of one week, which begins on `start` (an ISO day, UTC). */
export type WeekCounts = {
  start: string
  searches: number
  withoutResults: number
  saves: number
  requests: number
  answers: number
}

export type Overview = {
  /** Booking requests without an answer; null for roles that may not see requests. */
  waiting: { requests: number; oldestAt: string | null } | null
  /** Listings with reports that wait for a decision; null for roles that may not decide. */
  reported: number | null
  /** Imports with rejected rows that wait for a decision; null for roles that may not import. */
  imports: number | null
  /** Ratings of answers within the last seven days. */
  ratings: { up: number; down: number }
  /** Oldest first; the last week is the current one. */
  weeks: WeekCounts[]
  /** Answers of the assistant within these weeks, by outcome, most frequent first. */
  outcomes: { outcome: Outcome; count: number }[]
}

/** A visitor's rating of an answer, as sent, with the note of staff. */
export type AnswerRating = {
  id: string
  at: string
  verdict: Verdict
  complaints: Complaint[]
  outcome: Outcome | null
  comment: string
  /** Null unless the visitor agreed to send it. */
  turn: RatedTurn | null
  note: string
  isDone: boolean
  /** Listings that were shown; `listing` is null for one that is gone. */
  cards: { id: string; title: string; listing: Pick<ListingCard, 'slug' | 'contentType'> | null }[]
}
export type AnswerRatings = { ratings: AnswerRating[]; page: number; pages: number }

/** A booking request without the name and words of its visitor. */
export type ConsoleRequest = {
  id: string
  listing: BookingRequestSummary['listing']
  term: BookingRequestSummary['term']
  guests: number
  state: RequestState
  createdAt: string
  /** Since when it waits for an answer, and until when; null in other states. */
  waiting: { since: string; until: string } | null
}
/** What the visitor of a request wrote. */
export type RequestWords = { name: string; message: string }
export type ConsoleRequests = { requests: ConsoleRequest[]; page: number; pages: number }

/** A draft has never been public; a withdrawn listing has been; a scheduled one will be published at a time. */
export const LISTING_STATES = ['published', 'scheduled', 'withdrawn', 'draft'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** A row of the table of listings. */
export type ListingEntry = {
  id: string
  slug: string
  title: string
  contentType: ContentType
  type: string
  location: string | null
  amount: Price | null
  priceText: string | null
  rating: number | null
  reviews: number
  state: ListingState
  /** ISO time at which it is published; null unless it is scheduled. */
  publishAt: string | null
  updatedAt: string
}
export type ListingTable = { listings: ListingEntry[]; total: number; page: number; pages: number }

export type VersionEntry = {
  version: number
  at: string
  kind: VersionKind
  /** Address of the author, or the name of a key; null for an import and a deleted account. */
  author: string | null
}

/** A listing in the editor. `updatedAt` is sent back with a change, as `basedOn`. */
export type EditedListing = {
  id: string
  slug: string
  contentType: ContentType
  state: ListingState
  /** ISO time at which it is published; null unless it is scheduled. */
  publishAt: string | null
  updatedAt: string
  values: EditorValues
  photos: Photo[]
  /** Newest first. */
  versions: VersionEntry[]
}

/** Photos that are not saved, and those that they were edited from. */
export type UnsavedPhotos = { before: readonly Photo[]; photos: readonly Photo[] }

/** Changes that the person has not saved, with the time of the last change of the listing that they had seen. */
export type UnsavedEdit = {
  values: Partial<EditorValues>
  /** Null without a change. */
  photos: UnsavedPhotos | null
  basedOn: string
  at: string
}

/** A listing as the editor opens it. */
export type OpenedListing = EditedListing & { unsaved: UnsavedEdit | null }

/** A listing that was just created. */
export type NewListing = { id: string }

/** An uploaded photo; `url` is for `Photo.url`. */
export type NewPhoto = { url: string }

/** The page of a listing that is not saved. */
export type ListingPreview = { html: string }

/** Why a field cannot be stored as given. */
export type FaultReason =
  | 'missing'
  | 'too_long'
  | 'too_many'
  | 'no_web_address'
  | 'no_country'
  | 'no_currency'
  | 'no_slug'
  | 'slug_reserved'
  | 'slug_taken'
  | 'invalid'
/**
 * `part` is the one of a field with parts ("sum", "0.question"); `limit` is the most characters or entries of a field
 * that is too long.
 */
export type FieldFault = { field: string; part?: string; reason: FaultReason; limit?: number }

/**
 * Rejected changes: 409 `conflict` with the listing as somebody else has changed it (`current`), 422 `fields_invalid`
 * with `faults`, 409 `title_differs` for an erasure with another title.
 */
export type ListingConflict = { current: EditedListing }

/** What a version changed in comparison with the one before it. */
export type VersionView = { version: number; changes: FieldChange[] }
