import { useAsync } from '#app/lib/loading/use-async.ts'
import { type Site, useSite } from '#app/lib/site.ts'
import type { NatureInfoReply } from '#domain/chat/assistant.ts'
import type { BriefListing } from '#domain/listing/listing.ts'

export type Nature = { distance: string | null; nearby: string | null }

/**
 * The nature near an escape from its listing; without such data, from the assistant, once that has loaded
 * (specification section 7, nature info).
 */
export function useNature(listing: BriefListing): Nature {
  const { apiUrl, anonKey } = useSite()
  const own = { distance: listing.natureDistance, nearby: listing.nearbyNature }
  const needsAssistant = listing.contentType === 'escape' && !own.distance && !own.nearby
  const location = needsAssistant ? listing.location : null
  const { value: reply } = useAsync(location ?? '', async (_, signal) =>
    location ? fetchNature(location, signal, { apiUrl, anonKey }) : null,
  )
  return reply ? { distance: reply.natureDistance, nearby: reply.nearbyNature } : own
}

/** Imports the assistant lazily: few listings need it. */
async function fetchNature(
  location: string,
  signal: AbortSignal,
  connection: Pick<Site, 'apiUrl' | 'anonKey'>,
): Promise<NatureInfoReply | null> {
  const { askAssistant, askOrNull } = await import('#app/lib/assistant/assistant.ts')
  const request = { operation: 'natureInfo', location } as const
  return askOrNull((asked, stop) => askAssistant(asked, stop, connection), request, signal)
}
