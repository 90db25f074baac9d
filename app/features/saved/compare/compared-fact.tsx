import { formatInstant } from '#app/lib/i18n/format.ts'
import { placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { priceLabel } from '#app/lib/i18n/price-label.ts'
import { PriceBand } from '#app/ui/price-band.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { amenityTitle } from '#domain/language/place-words.ts'
import { HOUR_LABELS } from '#domain/language/words.ts'
import type { Fact, FactName } from '#domain/listing/comparison.ts'
import type { Offering } from '#domain/listing/directory.ts'
import type { Words } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'

export const FACT_TITLES: Record<FactName, () => string> = {
  price: m.compare_price,
  band: m.compare_price_band,
  rating: m.compare_rating,
  place: m.compare_place,
  type: m.compare_kind,
  next: m.compare_dates,
  duration: m.compare_duration,
  sleeps: m.compare_sleeps,
  group: m.compare_group,
  nature: m.compare_nature,
  amenities: m.compare_amenities,
  delivery: m.compare_delivery,
  includes: m.compare_price_includes,
  inclusions: m.compare_inclusions,
  requirements: m.compare_requirements,
  policy: m.compare_policy,
  verified: m.compare_verified,
  certification: m.compare_certification,
  host: m.compare_host,
  goodFor: m.compare_for,
  hour: m.compare_hour,
}

/** A formatted fact; "not stated" for null. */
export function FactLabel({ fact, words }: { fact: Fact | null; words: Words | undefined }) {
  if (!fact) return <span className="text-ink-2">{m.compare_not_stated()}</span>
  switch (fact.kind) {
    case 'text':
      return <span {...vocabularyLabel(fact.text, words)} />
    case 'place':
      return placeText(fact.text, words)
    case 'texts':
      return (
        <ul>
          {fact.texts.map((text) => (
            <li key={text} {...vocabularyLabel(text, words)} />
          ))}
        </ul>
      )
    case 'yesNo':
      if (!fact.yes) return m.compare_no()
      return (
        <>
          {m.compare_yes()} {fact.sample && <SampleMark />}
        </>
      )
    case 'price':
      return priceLabel(fact.price)
    case 'band':
      return <PriceBand band={fact.band} />
    case 'rating':
      return (fact.sample ? m.compare_rating_sample : m.compare_rating_value)({
        rating: new Intl.NumberFormat(getLocale(), { minimumFractionDigits: 1 }).format(
          fact.rating,
        ),
        reviews: new Intl.NumberFormat(getLocale()).format(fact.reviews),
      })
    case 'amenities':
      return <Titles titles={fact.slugs.map(amenityTitle)} />
    case 'delivery':
      return <Titles titles={fact.ways.map((way) => DELIVERY[way]())} />
    case 'guests':
      return m.compare_sleeps_value({ n: fact.guests })
    case 'hour':
      return HOUR_LABELS[fact.hour]()
    case 'date':
      return (
        // Node and browsers name some time zones differently.
        <time dateTime={fact.start.toISOString()} suppressHydrationWarning>
          {formatInstant(fact.start, fact.timeZone, DATE)}
        </time>
      )
  }
}

const DATE = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
} as const

const DELIVERY: Record<Offering['delivery'][number], () => string> = {
  online: m.compare_delivery_online,
  'at-home': m.compare_delivery_home,
  'on-site': m.compare_delivery_site,
}

function Titles({ titles }: { titles: readonly string[] }) {
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
