import { formatMoney } from '#app/lib/i18n/format.ts'
import { AccountError } from '#app/lib/session/account-api.ts'
import { isSessionExpired } from '#app/lib/session/session-expiry.ts'
import { REQUEST_STATES, type RequestState } from '#domain/booking/booking-api.ts'
import type { RequestTerm } from '#domain/booking/booking-request.ts'
import { type DayFault, faultOfDay, termKindOf } from '#domain/booking/request-term.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type Draft, termOf } from './draft.ts'

type TermField = 'checkIn' | 'checkOut' | 'day' | 'departure'
export type ErrorField = TermField | 'guests' | 'name' | 'email' | 'message' | 'form'
/** An error message and the field it is shown at; `form` for none. */
export type RequestError = { field: ErrorField; text: string }

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The field at which errors of a whole term are shown. */
export const TERM_FIELDS: Record<RequestTerm['kind'], TermField> = {
  stay: 'checkIn',
  day: 'day',
  departure: 'departure',
}

const DAY_WORDS: Record<Exclude<DayFault, 'missing'>, () => string> = {
  past: m.booking_fault_past,
  too_far: m.booking_fault_far,
  order: m.booking_fault_order,
}

/** Client-side validation errors, in the order of the fields. */
export function validateDraft(
  listing: BriefListing,
  draft: Draft,
  now: Date,
  asGuest: boolean,
): RequestError[] {
  const errors = validateTerm(listing, draft, now)
  if (draft.name.trim() === '') errors.push({ field: 'name', text: m.booking_fault_name() })
  const email = draft.email.trim()
  if (asGuest && !ADDRESS.test(email))
    errors.push({
      field: 'email',
      text: email === '' ? m.booking_fault_email_missing() : m.booking_fault_email(),
    })
  return errors
}

function validateTerm(listing: BriefListing, draft: Draft, now: Date): RequestError[] {
  const { checkIn, checkOut, day } = draft
  const kind = termKindOf(listing)
  if (kind === 'departure')
    return termOf(listing, draft, now)
      ? []
      : [{ field: 'departure', text: m.booking_fault_departure() }]
  if (kind === 'day') return dayErrors('day', faultOfDay(day, now), m.booking_fault_day)
  return [
    ...dayErrors('checkIn', faultOfDay(checkIn, now), m.booking_fault_arrival),
    ...dayErrors('checkOut', faultOfDay(checkOut, now, checkIn), m.booking_fault_leaving),
  ]
}

function dayErrors(
  field: TermField,
  fault: DayFault | null,
  missing: () => string,
): RequestError[] {
  if (!fault) return []
  return [{ field, text: fault === 'missing' ? missing() : DAY_WORDS[fault]() }]
}

/** Messages by the server's field name; `term` stands for the term fields of the listing. */
const FIELD_WORDS: Record<'term' | Exclude<ErrorField, TermField | 'form'>, () => string> = {
  term: m.booking_fault_term,
  guests: m.booking_fault_guests,
  name: m.booking_fault_name_shape,
  email: m.booking_fault_email,
  message: m.booking_fault_message,
}

const CODE_WORDS: Record<string, () => string> = {
  already_sent: m.booking_fault_already,
  mail_not_configured: m.booking_fault_no_mail,
  not_found: m.booking_fault_no_mail,
  listing_not_found: m.booking_fault_gone,
  request_not_found: m.booking_gone,
  over_request_rate_limit: m.booking_fault_wait,
  over_email_send_rate_limit: m.booking_fault_wait,
}

/** Maps a server error to a message; errors of the term are shown at `termField`. */
export function toRequestError(
  error: unknown,
  currency: string,
  termField: ErrorField = 'form',
): RequestError {
  if (isSessionExpired(error)) return { field: 'form', text: m.booking_fault_signed_out() }
  if (!(error instanceof AccountError))
    return { field: 'form', text: m.booking_fault_unreachable() }
  const { code, body } = error
  const field = textAt(body, 'field')
  if (code === 'validation_failed' && field !== null && Object.hasOwn(FIELD_WORDS, field)) {
    const known = field as keyof typeof FIELD_WORDS
    return { field: known === 'term' ? termField : known, text: FIELD_WORDS[known]() }
  }
  const total = correctedTotal(error)
  if (total !== undefined)
    return {
      field: 'form',
      text:
        total === null
          ? m.booking_fault_price_gone()
          : m.booking_fault_price({ total: formatMoney(total, currency) }),
    }
  return { field: 'form', text: (CODE_WORDS[code] ?? m.booking_fault_unknown)() }
}

/** The current total (minor units, null without one) if the request was rejected for it; else undefined. */
export function correctedTotal(error: unknown): number | null | undefined {
  if (!(error instanceof AccountError) || error.code !== 'price_changed') return undefined
  const { body } = error
  if (typeof body !== 'object' || body === null || !('total' in body)) return undefined
  return typeof body.total === 'number' ? body.total : null
}

/** The request's current state, if the call was rejected because it had changed. */
export function changedState(error: unknown): RequestState | null {
  if (!(error instanceof AccountError) || error.code !== 'state_changed') return null
  const state = textAt(error.body, 'state')
  return REQUEST_STATES.find((one) => one === state) ?? null
}

function textAt(body: unknown, name: string): string | null {
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  const value = fields[name]
  return typeof value === 'string' ? value : null
}
