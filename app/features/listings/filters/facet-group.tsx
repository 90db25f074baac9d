import { countText } from '#app/lib/i18n/number-labels.ts'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import { WELLNESS_TAGS, type Words } from '#domain/listing/listing.ts'
import {
  type Facet,
  type FacetCounts,
  type ListingQuery,
  toggled,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { type Choice, facetChoices } from './facet-choices.ts'
import { FACET_TITLES, facetValueLabel } from './facet-labels.ts'

/** Further values of a long filter are collapsed. */
const FIRST_VALUES = 6

type Choose = (query: ListingQuery) => void

type FacetGroupProps = {
  facet: Facet
  counts: FacetCounts
  query: ListingQuery
  onChoose: Choose
}

export function FacetGroup({ facet, counts, query, onChoose }: FacetGroupProps) {
  const chosen = query.facets[facet]
  const values = facetChoices(facet, counts, query)
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
        <ChipValues facet={facet} values={values} valueProps={valueProps} />
      ) : (
        <CheckValues
          facet={facet}
          values={values}
          chosen={chosen}
          words={counts.words}
          valueProps={valueProps}
        />
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

type ChipValuesProps = {
  facet: 'hour' | 'price'
  values: readonly Choice[]
  valueProps: ValueProps
}

/** Filters with few values are shown as chips. */
function ChipValues({ facet, values, valueProps }: ChipValuesProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {values.map(({ value, count }) => {
        const hour = facet === 'hour' ? WELLNESS_TAGS.find((tag) => tag === value) : undefined
        return (
          <label key={value} className="chip facet-chip">
            <input type="checkbox" {...valueProps(value)} />
            {hour && <HourGlyph hour={hour} />}
            {hour ? HOUR_LABELS[hour]() : value}
            <span className="facet-count">{countText(count)}</span>
          </label>
        )
      })}
    </div>
  )
}

type CheckValuesProps = {
  facet: Facet
  values: readonly Choice[]
  chosen: readonly string[]
  words: Words | undefined
  valueProps: ValueProps
}

function CheckValues({ facet, values, chosen, words, valueProps }: CheckValuesProps) {
  const first = values.filter(({ value }, at) => at < FIRST_VALUES || chosen.includes(value))
  const others = values.filter((value) => !first.includes(value))
  const check = ({ value, count }: Choice) => (
    <label key={value} className="facet-check">
      <input type="checkbox" {...valueProps(value)} />
      {facetValueLabel(facet, value, words)}
      <span className="facet-count">{countText(count)}</span>
    </label>
  )
  return (
    <>
      {first.map(check)}
      {others.length > 0 && (
        <details className="facet-more">
          <summary>{m.listings_filters_more()}</summary>
          {others.map(check)}
        </details>
      )}
    </>
  )
}
