import { z } from 'zod'
import { REQUEST_STATES } from '../booking/booking-api.ts'
import { requestTerm } from '../booking/booking-request.ts'
import { CONTENT_TYPES } from '../listing/category.ts'
import { TEST_EVENT, type WebhookEvent } from './webhooks.ts'

const url = z.url().describe('Its page on the site.')

const listing = z.object({ id: z.string(), contentType: z.enum(CONTENT_TYPES), url })
const request = z.object({
  id: z.uuid(),
  state: z.enum(REQUEST_STATES),
  term: requestTerm,
  guests: z.int(),
})
const counts = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})

const ofListing = z.object({ listing })
const ofRequest = z
  .object({ request, listing: listing.omit({ contentType: true }) })
  .describe('Neither name, words nor address of the visitor.')

/** The bodies that are sent, by event. */
export const WEBHOOK_MESSAGES = {
  'listing.published': message('listing.published', ofListing),
  'listing.changed': message('listing.changed', ofListing),
  'listing.withdrawn': message('listing.withdrawn', ofListing),
  'listing.erased': message('listing.erased', ofListing),
  'request.made': message('request.made', ofRequest),
  'request.answered': message('request.answered', ofRequest),
  'import.finished': message('import.finished', z.object({ import: counts })),
  [TEST_EVENT]: message(TEST_EVENT, z.object({})),
} satisfies Record<WebhookEvent | typeof TEST_EVENT, z.ZodType>

/** A body; its name in documents is that of the event: ListingPublishedMessage. */
function message<Name extends string, Data extends z.ZodType>(event: Name, data: Data) {
  const id = event.replace(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())
  return z
    .object({
      type: z.literal(event),
      timestamp: z.iso.datetime().describe('When it happened; the same at every try.'),
      data,
    })
    .meta({ id: `${id}Message` })
}
