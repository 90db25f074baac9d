import { useEffect, useRef } from 'react'
import { saveTrip, useSavedTrips } from '#app/lib/saved/saved-trips.ts'
import { tripPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import { itineraryOf } from '#domain/plan/plan-parts.ts'
import { writeTrip } from '#domain/plan/trip-link.ts'
import { ChatLink } from '../chat-link.tsx'

/** Saves a plan as a trip in this browser; a saved one is opened instead. */
export function SaveTrip({ plan }: { plan: ChatPartOf<'plan'> }) {
  const query = writeTrip(itineraryOf(plan))
  const isSaved = useSavedTrips().some((trip) => trip.query === query)
  const link = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)

  // The pressed button becomes a link, which takes its focus.
  useEffect(() => {
    if (isSaved && wasPressed.current) link.current?.querySelector('a')?.focus()
    wasPressed.current = false
  }, [isSaved])

  function save() {
    const stay = plan.slots.find(({ category }) => category === 'escapes') ?? plan.slots[0]
    const { title } = stay?.chosen.card ?? { title: '' }
    wasPressed.current = true
    saveTrip({ query, title: m.trip_to({ title }), days: plan.days })
    showToast({ title: m.trip_saved() })
  }

  return (
    <span className="chat-save-trip" ref={link}>
      {isSaved ? (
        <ChatLink to={tripPath(query)} className="btn btn-secondary">
          {m.trip_open()}
        </ChatLink>
      ) : (
        <Button variant="secondary" onClick={save}>
          <Icon name="heart" size={18} />
          {m.trip_save()}
        </Button>
      )}
    </span>
  )
}
