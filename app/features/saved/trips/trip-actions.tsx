import { removeTrip, saveTrip, useSavedTrips } from '#app/lib/saved/saved-trips.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { shareLink } from '#app/lib/share.ts'
import { tripPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import type { Itinerary } from '#domain/plan/itinerary.ts'
import { writeTrip } from '#domain/plan/trip-link.ts'

/** Buttons to save a trip in this browser, and to copy its link, which anybody can open. */
export function TripActions({ trip, title }: { trip: Itinerary; title: string }) {
  const isHydrated = useHydrated()
  const query = writeTrip(trip)
  const isSaved = useSavedTrips().some((saved) => saved.query === query)

  function toggle() {
    if (isSaved) removeTrip(query)
    else saveTrip({ query, title, days: trip.days })
    showToast({ title: isSaved ? m.trip_removed() : m.trip_saved() })
  }

  async function share() {
    const url = pageUrl(window.location.origin, tripPath(query))
    const outcome = await shareLink({ title, url })
    if (outcome === 'copied')
      showToast({ title: m.detail_copied_title(), description: m.detail_copied_text() })
    if (outcome === 'failed')
      showToast({
        title: m.chat_failed_title(),
        description: m.chat_copy_failed(),
        tone: 'danger',
      })
  }

  if (!isHydrated) return <div className="trip-actions" />
  return (
    <div className="trip-actions">
      <Button variant="secondary" aria-pressed={isSaved} onClick={toggle}>
        <Icon name="heart" size={18} />
        {isSaved ? m.trip_unsave() : m.trip_save()}
      </Button>
      <Button variant="secondary" onClick={share}>
        <Icon name="share" size={18} />
        {m.trip_share()}
      </Button>
    </div>
  )
}
