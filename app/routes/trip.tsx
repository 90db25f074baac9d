import { Link } from 'react-router'
import { ListingCard } from '#app/features/listings/card/listing-card.tsx'
import { TripView, tripTitle } from '#app/features/saved/trips/trip-view.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { m } from '#domain/messages/messages.js'
import { priceTrip } from '#domain/plan/priced-trip.ts'
import { readTrip } from '#domain/plan/trip-link.ts'
import { withPrice } from '../page-parts/with-prices.ts'
import type { Route } from './+types/trip'

/** A trip by its address, which can be shared: ids only, with facts and prices of now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const trip = readTrip(new URL(request.url).searchParams)
  if (!trip) return { trip: null, priced: null }
  const cards = await listCardsById(
    context.get(catalogueContext),
    trip.lines.map(({ id }) => id),
  )
  const priced = priceTrip(trip, cards)
  const lines = priced.lines.map((line) => ({ ...line, card: withPrice(line.card) }))
  return { trip, priced: { ...priced, lines } }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = tripTitle(loaderData?.priced?.lines ?? [])
  return [
    { title: pageTitle(title, matches[0].loaderData?.site) },
    { name: 'description', content: m.trip_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Trip({ loaderData: { trip, priced } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-9 pb-16">
      {trip && priced.lines.length > 0 ? (
        <TripView
          trip={trip}
          priced={priced}
          renderCard={(card, cost) => (
            <>
              <ListingCard listing={card} />
              {cost}
            </>
          )}
        />
      ) : (
        <>
          <h1>{m.trip_title()}</h1>
          <p className="text-ink-2">{m.trip_nothing()}</p>
          <Link to="/?tab=chat" className={`${buttonClass('secondary')} mt-7`}>
            {m.trip_plan()}
          </Link>
        </>
      )}
    </div>
  )
}
