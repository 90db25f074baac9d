import { Fragment, type ReactNode } from 'react'
import { formatMoney, formatSpan } from '#app/lib/i18n/format.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { dateOfDay, type Itinerary, tripPartOf } from '#domain/plan/itinerary.ts'
import { type PricedTrip, TRIP_CURRENCY, type TripLine } from '#domain/plan/priced-trip.ts'
import { TripActions } from './trip-actions.tsx'
import './trips.css'

type Line = TripLine<ListingCard>

type TripViewProps = {
  trip: Itinerary
  priced: PricedTrip<ListingCard>
  renderCard: (card: ListingCard, cost: ReactNode) => ReactNode
}

/** A trip by day at the prices of now. */
export function TripView({ trip, priced, renderCard }: TripViewProps) {
  const { lines, totalMinor, unpriced, gone } = priced
  const partOf = ({ card, day }: Line) => tripPartOf(card.contentType, day)
  const ofPart = (part: ReturnType<typeof partOf>) => lines.filter((each) => partOf(each) === part)
  const daily = ofPart('day')
  const days = [...new Set(daily.map(({ day }) => day ?? 1))].sort((a, b) => a - b)
  const parts = [
    { title: m.chat_plan_stay(), lines: ofPart('stay') },
    ...days.map((day) => ({
      title: dayTitle(trip, day),
      lines: daily.filter((each) => each.day === day),
    })),
    { title: m.chat_plan_bring(), lines: ofPart('bring') },
  ].filter((part) => part.lines.length > 0)
  return (
    <>
      <h1>{tripTitle(lines)}</h1>
      <p className="text-ink-2">
        {m.chat_plan_days({ n: trip.days })} · {m.chat_plan_people({ n: trip.people })}
      </p>
      <TripActions trip={trip} title={tripTitle(lines)} />
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2 className="trip-part">{part.title}</h2>
          <ul className="listing-grid">
            {part.lines.map((line) => (
              <li key={line.card.id}>
                {renderCard(line.card, <p className="trip-cost">{costOf(line)}</p>)}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className="trip-total">
        {m.chat_plan_total({ total: formatMoney(totalMinor, TRIP_CURRENCY) })}
      </p>
      <p className="text-ink-2">
        {[
          ...(unpriced > 0 ? [m.trip_unpriced({ n: unpriced })] : []),
          ...(gone > 0 ? [m.trip_gone({ n: gone })] : []),
          m.trip_priced(),
        ].join(' ')}
      </p>
    </>
  )
}

/** The stay names a trip, or else its first listing. */
export function tripTitle(lines: readonly Line[]): string {
  const named = lines.find(({ card }) => card.contentType === 'escape') ?? lines[0]
  return named ? m.trip_to({ title: named.card.title }) : m.trip_title()
}

function dayTitle(trip: Itinerary, day: number): string {
  const date = dateOfDay(trip, day)
  const title = m.chat_plan_day({ day })
  if (date === null) return title
  const at = new Date(`${date}T00:00Z`)
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return `${title} · ${formatSpan(at, at, 'UTC', options)}`
}

function costOf({ count, subtotalMinor }: Line): string {
  if (subtotalMinor === null) return m.trip_no_price()
  const subtotal = formatMoney(subtotalMinor, TRIP_CURRENCY)
  if (count === 1) return subtotal
  const price = formatMoney(subtotalMinor / count, TRIP_CURRENCY)
  return m.chat_plan_count({ count, price, subtotal })
}
