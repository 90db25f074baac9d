import type { BookingRequestSummary } from '#domain/booking/booking-request.ts'
import { isRecord } from '#domain/chat/suggestion.ts'
import { flag, nullOr, number, oneOf, type Reader, recordOf, text } from '#domain/text/reader.ts'
import { STATES } from './request-labels.ts'

const stay = recordOf<Extract<BookingRequestSummary['term'], { kind: 'stay' }>>({
  kind: oneOf(['stay']),
  checkIn: text,
  checkOut: text,
})
const day = recordOf<Extract<BookingRequestSummary['term'], { kind: 'day' }>>({
  kind: oneOf(['day']),
  day: text,
})
const departure = recordOf<Extract<BookingRequestSummary['term'], { kind: 'departure' }>>({
  kind: oneOf(['departure']),
  start: text,
  end: text,
  timeZone: text,
})
const term: Reader<BookingRequestSummary['term']> = (value) =>
  stay(value) ?? day(value) ?? departure(value)

const summary = recordOf<BookingRequestSummary>({
  id: text,
  listing: recordOf<BookingRequestSummary['listing']>({
    id: text,
    title: text,
    thumbnail: nullOr(text),
    path: text,
  }),
  state: oneOf(STATES),
  term,
  guests: number,
  total: nullOr(recordOf<{ minor: number; currency: string }>({ minor: number, currency: text })),
  updatedAt: text,
  unread: flag,
})

/** Parses the booking requests of a response, newest first; invalid ones are left out. */
export function readRequests(answer: unknown): BookingRequestSummary[] {
  const list = isRecord(answer) && Array.isArray(answer['requests']) ? answer['requests'] : []
  return list.flatMap((value) => summary(value) ?? [])
}
