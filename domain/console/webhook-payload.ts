import type { RequestState } from '../booking/booking-api.ts'
import type { RequestTerm } from '../booking/booking-request.ts'
import type { ContentType } from '../listing/category.ts'
import type { DeliveryEntry } from './webhooks.ts'

/** What an event is about, as stored with it: of a request neither name, words nor address of the visitor. */
export type WebhookData = {
  listing?: { id: string; contentType: ContentType; slug: string } | { id: string; path: string }
  request?: { id: string; state: RequestState; term: RequestTerm; guests: number }
  import?: { read: number; added: number; changed: number; unchanged: number; refused: number }
}

type Event = { event: DeliveryEntry['event']; at: Date; data: WebhookData }

/** The body of a delivery, the same at every try. `urlOf` is the public address of the listing. */
export function payloadOf(
  { event, at, data: { listing, ...data } }: Event,
  urlOf: (listing: NonNullable<WebhookData['listing']>) => string,
): string {
  return JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: {
      ...data,
      ...(listing && {
        listing: {
          id: listing.id,
          ...('contentType' in listing && { contentType: listing.contentType }),
          url: urlOf(listing),
        },
      }),
    },
  })
}
