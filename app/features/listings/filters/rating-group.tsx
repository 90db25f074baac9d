import { countText, decimalText } from '#app/lib/i18n/number-labels.ts'
import type { FacetCounts, ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { offersVerified, ratingChoices } from './facet-choices.ts'

type Choose = (query: ListingQuery) => void

type GroupProps = { counts: FacetCounts; query: ListingQuery; onChoose: Choose }

/** Radio buttons for the minimum rating. */
export function RatingGroup({ counts, query, onChoose }: GroupProps) {
  const steps = ratingChoices(counts, query).map(({ value, count }) => ({
    step: Number(value),
    count,
  }))
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
          {m.listings_rating_from({ value: decimalText(step) })}
          <span className="facet-count">{countText(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function VerifiedGroup({ counts, query, onChoose }: GroupProps) {
  if (!offersVerified(counts, query)) return null
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
      <span className="facet-count">{countText(counts.verified)}</span>
    </label>
  )
}
