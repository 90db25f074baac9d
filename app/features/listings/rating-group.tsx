import type { ListingQuery } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'

type Choose = (query: ListingQuery) => void

type RatingGroupProps = { rated: Record<string, number>; query: ListingQuery; onChoose: Choose }

/** The lowest rating to show: one of a few, or any. */
export function RatingGroup({ rated, query, onChoose }: RatingGroupProps) {
  const steps = Object.entries(rated)
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((a, b) => b.step - a.step)
  if (steps.length === 0 && query.minRating === null) return null
  return (
    <fieldset>
      <legend>{m.listings_facet_rating()}</legend>
      <label className="facet-check">
        <input
          type="radio"
          name="rating"
          value=""
          checked={query.minRating === null}
          onChange={() => onChoose({ ...query, minRating: null })}
        />
        {m.listings_rating_any()}
      </label>
      {steps.map(({ step, count }) => (
        <label key={step} className="facet-check">
          <input
            type="radio"
            name="rating"
            value={step}
            checked={query.minRating === step}
            onChange={() => onChoose({ ...query, minRating: step })}
          />
          {m.listings_rating_from({ value: step.toFixed(1) })}
          <span className="facet-count">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

type VerifiedGroupProps = { count: number; query: ListingQuery; onChoose: Choose }

export function VerifiedGroup({ count, query, onChoose }: VerifiedGroupProps) {
  return (
    <label className="facet-check">
      <input
        type="checkbox"
        name="verified"
        value="1"
        checked={query.verifiedOnly}
        onChange={() => onChoose({ ...query, verifiedOnly: !query.verifiedOnly })}
      />
      {m.listings_verified_only()}
      <span className="facet-count">{count}</span>
    </label>
  )
}
