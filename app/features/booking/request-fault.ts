import { AccountRefused, isSessionLost } from '#app/lib/account-api.ts'
import { formatMoney } from '#app/lib/format.ts'
import { REQUEST_STATES, type RequestState } from '#domain/booking-request.ts'
import type { Listing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { settleTerm, type TermFault, termKindOf } from '#domain/request-term.ts'
import { askedTermOf, type Draft } from './draft.ts'

export type FaultField = 'term' | 'guests' | 'name' | 'email' | 'message' | 'form'
/** What is wrong in plain words, and the field it stands beside; `form` is none of them. */
export type RequestFault = { field: FaultField; text: string }

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const TERM_WORDS: Record<TermFault, () => string> = {
  other_kind: m.booking_fault_term,
  past: m.booking_fault_past,
  too_far: m.booking_fault_far,
  order: m.booking_fault_order,
  no_such_departure: m.booking_fault_departure,
}

/** What can be told before anybody is asked; null when nothing is wrong. */
export function faultOfDraft(
  listing: Listing,
  draft: Draft,
  now: Date,
  asGuest: boolean,
): RequestFault | null {
  const asked = askedTermOf(listing, draft)
  if (!asked) {
    const isDated = termKindOf(listing) === 'departure'
    return { field: 'term', text: isDated ? m.booking_fault_departure() : m.booking_fault_dates() }
  }
  const settled = settleTerm(listing, asked, now)
  if ('fault' in settled) return { field: 'term', text: TERM_WORDS[settled.fault]() }
  if (draft.name.trim() === '') return { field: 'name', text: m.booking_fault_name() }
  if (asGuest && draft.email.trim() === '')
    return { field: 'email', text: m.booking_fault_email_missing() }
  if (asGuest && !ADDRESS.test(draft.email.trim()))
    return { field: 'email', text: m.booking_fault_email() }
  return null
}

const FIELD_WORDS: Record<Exclude<FaultField, 'form'>, () => string> = {
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

/** Why the server did not take it. */
export function readRequestFault(error: unknown, currency: string): RequestFault {
  if (!(error instanceof AccountRefused))
    return { field: 'form', text: m.booking_fault_unreachable() }
  if (isSessionLost(error)) return { field: 'form', text: m.booking_fault_signed_out() }
  const { code, told } = error
  const field = textAt(told, 'field')
  if (code === 'validation_failed' && field !== null && Object.hasOwn(FIELD_WORDS, field)) {
    const known = field as keyof typeof FIELD_WORDS
    return { field: known, text: FIELD_WORDS[known]() }
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
  if (!(error instanceof AccountRefused) || error.code !== 'price_changed') return undefined
  const { told } = error
  if (typeof told !== 'object' || told === null || !('total' in told)) return undefined
  return typeof told.total === 'number' ? told.total : null
}

/** What the request had become meanwhile, where that is why a call was refused. */
export function changedState(error: unknown): RequestState | null {
  if (!(error instanceof AccountRefused) || error.code !== 'state_changed') return null
  const state = textAt(error.told, 'state')
  return REQUEST_STATES.find((one) => one === state) ?? null
}

function textAt(told: unknown, name: string): string | null {
  const fields: Record<string, unknown> =
    typeof told === 'object' && told !== null ? { ...told } : {}
  const value = fields[name]
  return typeof value === 'string' ? value : null
}
