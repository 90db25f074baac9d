import { useEffect, useState } from 'react'
import { type Site, useSite } from '#app/lib/site.ts'
import type { NatureInfoReply } from '#domain/chat/assistant.ts'
import type { BriefListing } from '#domain/listing/listing.ts'

export type Nature = { distance: string | null; nearby: string | null }

type Told = { location: string; reply: NatureInfoReply | null }

/**
 * The nature around an escape in its own words; where it says nothing, what the assistant knows of its
 * place, once that has come (specification section 7, nature info).
 */
export function useNature(listing: BriefListing): Nature {
  const { apiUrl, anonKey } = useSite()
  const [told, setTold] = useState<Told | null>(null)
  const own = { distance: listing.natureDistance, nearby: listing.nearbyNature }
  const isSilent = listing.contentType === 'escape' && !own.distance && !own.nearby
  const location = isSilent ? listing.location : null
  useEffect(() => {
    if (!location) return
    const stop = new AbortController()
    askForNature(location, stop.signal, { apiUrl, anonKey }).then(
      (reply) => setTold({ location, reply }),
      (error) => !stop.signal.aborted && console.warn(error),
    )
    return () => stop.abort()
  }, [apiUrl, anonKey, location])
  const reply = told && told.location === location ? told.reply : null
  return reply ? { distance: reply.natureDistance, nearby: reply.nearbyNature } : own
}

/** Few listings are silent: what asks the assistant is fetched for those. */
async function askForNature(
  location: string,
  signal: AbortSignal,
  connection: Pick<Site, 'apiUrl' | 'anonKey'>,
): Promise<NatureInfoReply | null> {
  const { askAssistant, askOrNull } = await import('#app/lib/assistant/assistant.ts')
  const request = { operation: 'natureInfo', location } as const
  return askOrNull((asked, stop) => askAssistant(asked, stop, connection), request, signal)
}
