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
export type FaultField = TermField | 'guests' | 'name' | 'email' | 'message' | 'form'
/** What is wrong in plain words, and the field it stands beside; `form` is none of them. */
export type RequestFault = { field: FaultField; text: string }

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The field that stands for all of a term. */
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

/** All that can be told before anybody is asked, in the order of the fields. */
export function faultsOfDraft(
  listing: BriefListing,
  draft: Draft,
  now: Date,
  asGuest: boolean,
): RequestFault[] {
  const faults = faultsOfTerm(listing, draft, now)
  if (draft.name.trim() === '') faults.push({ field: 'name', text: m.booking_fault_name() })
  const email = draft.email.trim()
  if (asGuest && !ADDRESS.test(email))
    faults.push({
      field: 'email',
      text: email === '' ? m.booking_fault_email_missing() : m.booking_fault_email(),
    })
  return faults
}

function faultsOfTerm(listing: BriefListing, draft: Draft, now: Date): RequestFault[] {
  const { checkIn, checkOut, day } = draft
  const kind = termKindOf(listing)
  if (kind === 'departure')
    return termOf(listing, draft, now)
      ? []
      : [{ field: 'departure', text: m.booking_fault_departure() }]
  if (kind === 'day') return besideDay('day', faultOfDay(day, now), m.booking_fault_day)
  return [
    ...besideDay('checkIn', faultOfDay(checkIn, now), m.booking_fault_arrival),
    ...besideDay('checkOut', faultOfDay(checkOut, now, checkIn), m.booking_fault_leaving),
  ]
}

function besideDay(
  field: TermField,
  fault: DayFault | null,
  missing: () => string,
): RequestFault[] {
  if (!fault) return []
  return [{ field, text: fault === 'missing' ? missing() : DAY_WORDS[fault]() }]
}

/** What the server names; `term` is whatever the listing asks for. */
const FIELD_WORDS: Record<'term' | Exclude<FaultField, TermField | 'form'>, () => string> = {
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

/** Why the server did not take it; what it says of the term stands beside `termField`. */
export function readRequestFault(
  error: unknown,
  currency: string,
  termField: FaultField = 'form',
): RequestFault {
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

/** The total as it is now (minor units, null without one) where that is why it was refused; else undefined. */
export function correctedTotal(error: unknown): number | null | undefined {
  if (!(error instanceof AccountError) || error.code !== 'price_changed') return undefined
  const { body } = error
  if (typeof body !== 'object' || body === null || !('total' in body)) return undefined
  return typeof body.total === 'number' ? body.total : null
}

/** What the request had become meanwhile, where that is why a call was refused. */
export function changedState(error: unknown): RequestState | null {
  if (!(error instanceof AccountError) || error.code !== 'state_changed') return null
  const state = textAt(error.body, 'state')
  return REQUEST_STATES.find((one) => one === state) ?? null
}

function textAt(told: unknown, name: string): string | null {
  const fields: Record<string, unknown> =
    typeof told === 'object' && told !== null ? { ...told } : {}
  const value = fields[name]
  return typeof value === 'string' ? value : null
}
