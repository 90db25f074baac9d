import { createHash } from 'node:crypto'
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { isAuthError } from '#auth/errors.ts'
import { MAX_GUESTS } from '#domain/booking/booking.ts'
import { MESSAGE_LIMIT, NAME_LIMIT } from '#domain/booking/booking-api.ts'
import { newBookingRequest, requestedTerm } from '#domain/booking/booking-request.ts'
import { billOf, isBookable, requestGuestLimit, settleTerm } from '#domain/booking/request-term.ts'
import { BASE_LANGUAGE, LANGUAGES } from '#domain/language/language.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { findListed } from '../../api/find-listed.ts'
import { submitRequest } from '../../booking/submit-request.ts'
import { bookingProblem, tooManyGuests } from '../booking-problems.ts'
import { careMessage, checkCare } from '../care.ts'
import type { McpBooking, McpDeps } from '../deps.ts'
import { urlOf } from '../listing-lines.ts'
import { quoted, runTool, toolError, toolResult, unknownListings } from '../result.ts'
import { care, listingId, reference } from '../schemas.ts'
import { toolSchemas } from '../tool-schemas.ts'

const input = z.strictObject({
  id: listingId,
  term: requestedTerm.describe(
    'Of a listing with published dates a departure, of an escape a stay, of another experience a day.',
  ),
  guests: z.int().min(1).max(MAX_GUESTS),
  name: z.string().trim().min(1).max(NAME_LIMIT).describe('Of the person who travels.'),
  email: z
    .string()
    .trim()
    .max(254)
    .describe('Their own address: the link to confirm is sent there.'),
  message: z.string().trim().max(MESSAGE_LIMIT).default('').describe('For the provider.'),
  acceptedTotal: z
    .int()
    .min(0)
    .nullable()
    .optional()
    .describe(
      'The "minor" of the total that the person has accepted, null where there is none. Without it nothing is sent and the total is returned.',
    ),
  language: z.enum(LANGUAGES).default(BASE_LANGUAGE).describe('Of the mail.'),
})

export const requestBookingOutput = z.object({
  care: care.nullable(),
  state: z
    .enum(['not sent', 'mail sent'])
    .describe('"mail sent": the person must open its link before anybody gets the request.'),
  listing: reference.nullable(),
  total: z
    .object({ minor: z.int(), currency: z.string() })
    .nullable()
    .describe('Computed price; null where the listing states none.'),
})

type Input = z.infer<typeof input>

const schemas = toolSchemas(input, requestBookingOutput)

export function registerRequestBooking(
  server: McpServer,
  deps: McpDeps,
  booking: McpBooking,
): void {
  server.registerTool(
    'request_booking',
    {
      title: 'Prepare a booking request',
      description:
        'Prepares a request to the provider, for one named person who wants it. Call it first without "acceptedTotal" and show the price; call it again with the total that the person accepts. Then they get a mail, and only its link sends the request. Nothing is booked or paid by this call.',
      ...schemas,
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: true,
      },
    },
    (given) => runTool(deps, 'request_booking', () => prepare(given, deps, booking)),
  )
}

async function prepare(given: Input, deps: McpDeps, booking: McpBooking): Promise<CallToolResult> {
  const { care: careAnswer } = checkCare([given.message], null)
  const none = { state: 'not sent', listing: null, total: null }
  if (careAnswer) return toolResult({ ...none, care: careAnswer }, careMessage(careAnswer))
  const listing = await findListed(deps.catalogue, given.id)
  if (!listing) return unknownListings([given.id])
  if (!isBookable(listing)) return toolError('This listing takes no booking requests.')
  const settled = settleTerm(listing, given.term, booking.auth.now())
  if ('fault' in settled) return toolError(bookingProblem('term', settled.fault))
  const limit = requestGuestLimit(listing)
  if (given.guests > limit) return toolError(tooManyGuests(limit))
  const bill = billOf(listing.amount, settled.term, given.guests)
  const total = bill && { minor: bill.total, currency: bill.currency }
  if (given.acceptedTotal === undefined) return result(listing, { state: 'not sent', total }, deps)
  const sent = await submit(given, listing, booking)
  return sent ?? result(listing, { state: 'mail sent', total }, deps)
}

/** Null when it is stored and a mail is due. */
async function submit(
  given: Input,
  listing: Listing,
  booking: McpBooking,
): Promise<CallToolResult | null> {
  const { term, guests, message, name, email, acceptedTotal = null, language } = given
  const fields = { listingId: listing.id, term, guests, message, name, email }
  const key = submissionOf(fields, booking.auth.now())
  const request = newBookingRequest.safeParse({ ...fields, key, total: acceptedTotal })
  if (!request.success)
    return toolError(bookingProblem(String(request.error.issues[0]?.path[0]), 'invalid'))
  try {
    await submitRequest(booking, { ip: booking.networkOf(), locale: language }, null, request.data)
  } catch (error) {
    if (!isAuthError(error)) throw error
    const { field, reason } = error.details
    return toolError(bookingProblem(String(field ?? error.code), reason, error.retryAfterS))
  }
  booking.nudge()
  return null
}

/** The same for a call that is repeated on one day, so that it sends one mail. */
function submissionOf(fields: object, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const hash = createHash('sha256')
    .update(JSON.stringify([day, fields]))
    .digest('hex')
  // In the form of a UUID whose content is the application's own (version 8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

type Prepared = {
  state: 'not sent' | 'mail sent'
  total: { minor: number; currency: string } | null
}

function result(listing: Listing, { state, total }: Prepared, deps: McpDeps): CallToolResult {
  const { id, slug, title, contentType } = listing
  const price = total ? `${total.minor / 100} ${total.currency}` : 'not stated'
  const next =
    state === 'mail sent'
      ? 'A mail with a link was sent to the person. Ask them to open it within two days: only that sends the request to the provider.'
      : 'Nothing was sent. Ask the person whether they accept the price, then call again with "acceptedTotal".'
  return toolResult(
    {
      care: null,
      state,
      listing: { id, slug, title, contentType, url: urlOf(deps, listing) },
      total,
    },
    `${quoted(title, 120)}. Price: ${price}. ${next}`,
  )
}
