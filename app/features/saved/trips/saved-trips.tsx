import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { removeTrip, type SavedTrip, useSavedTrips } from '#app/lib/saved/saved-trips.ts'
import { tripPath } from '#app/paths.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'
import { TITLE_ID } from '../remove-button.tsx'
import './trips.css'

/** The visitor's trips, each opened at the prices of now; nothing without trips. */
export function SavedTrips() {
  const trips = useSavedTrips()
  if (trips.length === 0) return null
  return (
    <section className="saved-trips" aria-labelledby="saved-trips">
      <h2 id="saved-trips">{m.trip_list_title()}</h2>
      <ul>
        {trips.map((trip) => (
          <li key={trip.query}>
            <Link to={tripPath(trip.query)} className="link" lang={listingLang()}>
              {trip.title}
            </Link>
            <span className="text-ink-2">{m.chat_plan_days({ n: trip.days })}</span>
            <IconButton label={m.trip_remove({ title: trip.title })} onClick={() => remove(trip)}>
              <Icon name="trash" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function remove({ query }: SavedTrip): void {
  const undo = removeTrip(query)
  // The pressed button is gone.
  document.getElementById(TITLE_ID)?.focus()
  showToast({
    title: m.trip_removed(),
    action: { label: m.lists_undo(), altText: m.trip_undo_alt(), onClick: undo },
  })
}
