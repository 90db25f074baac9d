import { z } from 'zod'
import { toSingleLine } from '../text/single-line.ts'
import { MAX_GUESTS } from './booking.ts'
import { MESSAGE_LIMIT, NAME_LIMIT, NOTE_LIMIT, REQUEST_STATES } from './booking-api.ts'

/** PostgreSQL refuses NUL and half a surrogate pair. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()
const words = (limit: number) => z.string().trim().max(limit).refine(storable)

const money = z.object({ minor: z.int().min(0), currency: z.string() })
const instant = z.iso.datetime()

/** What is asked for: nights, one day, or a date of the listing's own schedule (an instant). */
const requestedTerm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay'), checkIn: z.iso.date(), checkOut: z.iso.date() }),
  z.object({ kind: z.literal('day'), day: z.iso.date() }),
  z.object({ kind: z.literal('departure'), start: instant }),
])
export type RequestedTerm = z.infer<typeof requestedTerm>

/** As it is kept: days are the place's own calendar days, instants are UTC, to be shown in `timeZone`. */
const requestTerm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay'), checkIn: z.iso.date(), checkOut: z.iso.date() }),
  z.object({ kind: z.literal('day'), day: z.iso.date() }),
  z.object({
    kind: z.literal('departure'),
    start: instant,
    end: instant,
    timeZone: z.string(),
  }),
])
export type RequestTerm = z.infer<typeof requestTerm>

/** Body of POST /booking/v1/requests. */
export const newBookingRequest = z.object({
  /** Chosen by the browser once per form: the same one again is the same request. */
  key: z.uuid(),
  listingId: z.string().min(1).max(200).refine(storable),
  term: requestedTerm,
  guests: z.int().min(1).max(MAX_GUESTS),
  message: words(MESSAGE_LIMIT),
  name: z.string().overwrite(toSingleLine).min(1).max(NAME_LIMIT).refine(storable),
  /** Guests only; a member is written to at the address of the account. */
  email: z.string().trim().toLowerCase().max(254).optional(),
  /** Minor units that the form showed, null where it showed none: no other price is agreed to. */
  total: z.int().min(0).nullable(),
})
export type NewBookingRequest = z.infer<typeof newBookingRequest>

/** What a list of requests shows of one. Times are ISO instants (UTC). */
const bookingRequestSummary = z.object({
  id: z.uuid(),
  listing: z.object({
    id: z.string(),
    title: z.string(),
    thumbnail: z.string().nullable(),
    /** Path of its page, without a locale. */
    path: z.string(),
    /** Whose clocks tell deadlines in mails (IANA); absent where the place is not known to have one. */
    timeZone: z.string().optional(),
  }),
  state: z.enum(REQUEST_STATES),
  term: requestTerm,
  guests: z.int(),
  total: money.nullable(),
  updatedAt: instant,
  /** Something has happened to it that its visitor has not seen. */
  unread: z.boolean(),
})
export type BookingRequestSummary = z.infer<typeof bookingRequestSummary>

/** Answer of GET /booking/v1/requests, newest first. */
export const bookingRequestList = z.object({ requests: z.array(bookingRequestSummary) })

const bill = z.object({
  rows: z.array(
    z.object({
      unit: z.enum(['night', 'guest']),
      each: z.int(),
      times: z.int(),
      amount: z.int(),
    }),
  ),
  total: z.int(),
  currency: z.string(),
})

/** One request whole, as its visitor sees it: answer of GET /booking/v1/requests/:id is `{ request }`. */
export const bookingRequest = bookingRequestSummary.extend({
  name: z.string(),
  message: z.string(),
  /** What the operator wrote with the answer; empty without one. */
  note: z.string(),
  bill: bill.nullable(),
  policy: z.object({
    /** The listing's own words when it was asked; null where it has none. */
    text: z.string().nullable(),
    /** Until when it costs nothing to cancel, a day of the place or an instant; null where the words give no date. */
    freeUntil: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('day'), day: z.iso.date() }),
        z.object({ kind: z.literal('instant'), at: instant, timeZone: z.string() }),
      ])
      .nullable(),
  }),
  createdAt: instant,
  /** When it lapses without an answer (of a draft: without a confirmation). */
  expiresAt: instant,
})
export type BookingRequest = z.infer<typeof bookingRequest>
export type FreeUntil = NonNullable<BookingRequest['policy']['freeUntil']>

/** Body of POST /booking/v1/answer/:token. */
export const operatorAnswer = z.object({
  answer: z.enum(['accept', 'decline']),
  note: words(NOTE_LIMIT),
})
export type OperatorAnswer = z.infer<typeof operatorAnswer>
