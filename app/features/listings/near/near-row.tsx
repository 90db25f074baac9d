import { useLocation } from 'react-router'
import { distanceText, radiiKm, readersUnit } from '#app/lib/i18n/distance-label.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import type { DistanceUnit } from '#domain/place/distance-unit.ts'
import { useList } from '../list/use-list.ts'
import { NearForm } from './near-form.tsx'

type NearRowProps = { needsPlace: boolean; unit: DistanceUnit | undefined }

/** The radius of a list that is ordered by distance; of one that shall be, the question for a place. */
export function NearRow({ needsPlace, unit }: NearRowProps) {
  const list = useList()
  const { requested } = list
  const { search } = useLocation()
  if (requested.near) return <RadiusChips unit={unit} />
  const isOrderAsked = new URLSearchParams(search).get('sort') === 'nearest'
  if (!needsPlace && !isOrderAsked) return null
  return (
    <section aria-labelledby="near-question" className="near-question">
      <h2 id="near-question">{m.listings_near_question()}</h2>
      <NearForm {...list} />
    </section>
  )
}

/** Links to the same list within a radius, within none, and without its place. */
function RadiusChips(props: Pick<NearRowProps, 'unit'>) {
  const { requested, hrefOf } = useList()
  const hydrated = useHydrated()
  // A list without a place has the unit of its language, while one with a place is loading.
  const unit = (!hydrated && props.unit) || readersUnit()
  const { near } = requested
  if (!near) return null
  const known = radiiKm(unit)
  // A radius of somebody's own address is shown, too.
  const radii = near.km === null || known.includes(near.km) ? known : [near.km, ...known]
  const within = (km: number | null) => hrefOf({ ...requested, near: { ...near, km }, page: 1 })
  return (
    <nav aria-label={m.listings_near_distance()}>
      <ul className="flex flex-wrap items-center gap-2">
        <li>
          <ChipLink to={within(null)} current={near.km === null} preventScrollReset>
            {m.listings_near_any()}
          </ChipLink>
        </li>
        {radii.map((km) => (
          <li key={km}>
            <ChipLink to={within(km)} current={near.km === km} preventScrollReset>
              {m.listings_radius_chip({ distance: distanceText(km, unit) })}
            </ChipLink>
          </li>
        ))}
        <li>
          <ChipLink
            to={hrefOf({ ...requested, near: null, sort: 'relevance', page: 1 })}
            preventScrollReset
          >
            {m.listings_near_end()}
            <Icon name="x" size={16} />
          </ChipLink>
        </li>
      </ul>
    </nav>
  )
}
