import { useEffect, useState } from 'react'
import { askOrNull, useAssistant } from '#app/lib/assistant.ts'
import type { NatureInfoReply } from '#domain/assistant.ts'
import type { Listing } from '#domain/listing.ts'

export type Nature = { distance: string | null; nearby: string | null }

type Told = { location: string; reply: NatureInfoReply | null }

/**
 * The nature around an escape in its own words; where it says nothing, what the assistant knows of its
 * place, once that has come (specification section 7, nature info).
 */
export function useNature(listing: Listing): Nature {
  const ask = useAssistant()
  const [told, setTold] = useState<Told | null>(null)
  const own = { distance: listing.natureDistance, nearby: listing.nearbyNature }
  const isSilent = listing.contentType === 'escape' && !own.distance && !own.nearby
  const location = isSilent ? listing.location : null
  useEffect(() => {
    if (!location) return
    const stop = new AbortController()
    askOrNull(ask, { operation: 'natureInfo', location }, stop.signal).then(
      (reply) => setTold({ location, reply }),
      (error) => !stop.signal.aborted && console.warn(error),
    )
    return () => stop.abort()
  }, [ask, location])
  const reply = told && told.location === location ? told.reply : null
  return reply ? { distance: reply.natureDistance, nearby: reply.nearbyNature } : own
}
