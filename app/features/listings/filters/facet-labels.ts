import { distanceText } from '#app/lib/i18n/distance-label.ts'
import { countText, wordIn } from '#app/lib/i18n/number-labels.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { amenityTitle } from '#domain/language/place-words.ts'
import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import { CATEGORY_TITLES, HOUR_LABELS } from '#domain/language/words.ts'
import { CATEGORIES, CATEGORY_NAMES } from '#domain/listing/category.ts'
import { DELIVERIES, OFFERING_KINDS, SERVICES } from '#domain/listing/directory.ts'
import { WELLNESS_TAGS, type Words } from '#domain/listing/listing.ts'
import type { AppliedFilter, Facet } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { DistanceUnit } from '#domain/place/distance-unit.ts'
import { countryName } from '../card/country-name.ts'

/** Title of each filter. */
export const FACET_TITLES: Record<Facet, () => string> = {
  contentType: m.listings_facet_content_type,
  type: m.listings_facet_type,
  category: m.listings_facet_category,
  tag: m.listings_facet_tag,
  price: m.listings_facet_price,
  hour: m.listings_facet_hour,
  country: m.listings_facet_country,
  amenity: m.listings_facet_amenity,
  kind: m.listings_facet_kind,
  service: m.listings_facet_service,
  delivery: m.listings_facet_delivery,
}

const KINDS: Record<(typeof OFFERING_KINDS)[number], () => string> = {
  app: m.listings_kind_app,
  coaching: m.listings_kind_coaching,
  'local-service': m.listings_kind_local_service,
}
const SERVICE_TITLES: Record<(typeof SERVICES)[number], () => string> = {
  massage: m.listings_service_massage,
  yoga: m.listings_service_yoga,
  medspa: m.listings_service_medspa,
  acupuncture: m.listings_service_acupuncture,
  chiropractic: m.listings_service_chiropractic,
  holistic: m.listings_service_holistic,
}
const DELIVERY_TITLES: Record<(typeof DELIVERIES)[number], () => string> = {
  online: m.listings_delivery_online,
  'at-home': m.listings_delivery_at_home,
  'on-site': m.listings_delivery_on_site,
}

type Translate = (value: string, words: Words | undefined) => string | undefined

const VALUE_WORDS: Partial<Record<Facet, Translate>> = {
  contentType: (value) => {
    const category = CATEGORY_NAMES.find((name) => CATEGORIES[name].contentType === value)
    return category && CATEGORY_TITLES[category]()
  },
  category: subcategoryTitle,
  hour: titleFrom(WELLNESS_TAGS, HOUR_LABELS),
  country: countryName,
  amenity: amenityTitle,
  type: (value, words) => wordIn(words, value),
  tag: (value, words) => wordIn(words, value) ?? value.replaceAll('-', ' '),
  kind: titleFrom(OFFERING_KINDS, KINDS),
  service: titleFrom(SERVICES, SERVICE_TITLES),
  delivery: titleFrom(DELIVERIES, DELIVERY_TITLES),
}

/** The label of a filter value, from `words` of the list if needed; else the value itself. */
export function facetValueLabel(facet: Facet, value: string, words?: Words): string {
  return VALUE_WORDS[facet]?.(value, words) ?? value
}

/** The label of an applied filter's chip. */
export function filterLabel(
  { name, value }: Pick<AppliedFilter, 'name' | 'value'>,
  words?: Words,
  unit?: DistanceUnit,
): string {
  if (name === 'verified') return m.listings_verified_only()
  if (name === 'rating') return m.listings_rating_from({ value: countText(Number(value)) })
  if (name === 'area') return m.listings_area_chip()
  if (name === 'radius')
    return m.listings_radius_chip({ distance: distanceText(Number(value), unit) })
  if (name !== 'concern') return facetValueLabel(name, value, words)
  const label = Object.entries(CONCERN_LABELS).find(([concern]) => concern === value)?.[1]
  return m.listings_concern_chip({ concern: label?.() ?? value })
}

function titleFrom<T extends string>(values: readonly T[], titles: Record<T, () => string>) {
  return (value: string) => {
    const known = values.find((name) => name === value)
    return known && titles[known]()
  }
}
