import { HourGlyph } from '#app/ui/hour-glyph.tsx'
import { CONTENT_TYPES } from '#domain/category.ts'
import { DELIVERIES, OFFERING_KINDS } from '#domain/directory.ts'
import { PRICE_BANDS, WELLNESS_TAGS } from '#domain/listing.ts'
import { type Facet, type ListingQuery, toggled } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { HOUR_LABELS } from '#domain/words.ts'
import { FACET_TITLES, facetValueWords } from './facet-words.ts'

/** Where the order is not how many there are. */
const ORDER: Partial<Record<Facet, readonly string[]>> = {
  contentType: CONTENT_TYPES,
  kind: OFFERING_KINDS,
  delivery: DELIVERIES,
}
/** The rest of a long filter unfolds. */
const FIRST_VALUES = 6

type Count = { value: string; count: number }
type Choose = (query: ListingQuery) => void

type FacetGroupProps = {
  facet: Facet
  counts: readonly Count[]
  query: ListingQuery
  onChoose: Choose
}

export function FacetGroup({ facet, counts, query, onChoose }: FacetGroupProps) {
  const chosen = query.facets[facet]
  // A chosen value stays even when nothing is left behind it, so that it can be taken back.
  const missing = chosen.filter((value) => !counts.some((count) => count.value === value))
  const place = ({ value }: Count) => ORDER[facet]?.indexOf(value) ?? 0
  const values = [...counts, ...missing.map((value) => ({ value, count: 0 }))].sort(
    (a, b) => place(a) - place(b),
  )
  if (values.length === 0) return null
  const valueProps = (value: string) => ({
    name: facet,
    value,
    checked: chosen.includes(value),
    onChange: () => onChoose(toggled(query, facet, value)),
  })
  return (
    <fieldset>
      <legend>{FACET_TITLES[facet]()}</legend>
      {facet === 'hour' || facet === 'price' ? (
        <ChipValues facet={facet} valueProps={valueProps} />
      ) : (
        <CheckValues facet={facet} values={values} chosen={chosen} valueProps={valueProps} />
      )}
    </fieldset>
  )
}

type ValueProps = (value: string) => {
  name: string
  value: string
  checked: boolean
  onChange: () => void
}

/** Few and well known: shown as chips, always all of them. */
function ChipValues({ facet, valueProps }: { facet: 'hour' | 'price'; valueProps: ValueProps }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {facet === 'hour'
        ? WELLNESS_TAGS.map((hour) => (
            <label key={hour} className="chip facet-chip">
              <input type="checkbox" {...valueProps(hour)} />
              <HourGlyph hour={hour} />
              {HOUR_LABELS[hour]()}
            </label>
          ))
        : PRICE_BANDS.map((band) => (
            <label key={band} className="chip facet-chip">
              <input type="checkbox" {...valueProps(band)} />
              {band}
            </label>
          ))}
    </div>
  )
}

type CheckValuesProps = {
  facet: Facet
  values: readonly Count[]
  chosen: readonly string[]
  valueProps: ValueProps
}

function CheckValues({ facet, values, chosen, valueProps }: CheckValuesProps) {
  const first = values.filter(({ value }, at) => at < FIRST_VALUES || chosen.includes(value))
  const rest = values.filter((value) => !first.includes(value))
  const check = ({ value, count }: Count) => (
    <label key={value} className="facet-check">
      <input type="checkbox" {...valueProps(value)} />
      {facetValueWords(facet, value)}
      <span className="facet-count">{count}</span>
    </label>
  )
  return (
    <>
      {first.map(check)}
      {rest.length > 0 && (
        <details className="facet-more">
          <summary>{m.listings_filters_more()}</summary>
          {rest.map(check)}
        </details>
      )}
    </>
  )
}
