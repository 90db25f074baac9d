import { readOwnPhoto } from '../../listing/own-photo.ts'

/** How a field is edited: one line, several lines, HTML, a list with one entry a line, or a choice. */
export type FieldKind = 'line' | 'text' | 'html' | 'list' | 'price' | 'light'

/**
 * The fields with one value or a list that staff and keys of the API edit. What a listing is trusted by (rating,
 * reviews, verification, recommendation) is not among them.
 */
export const LISTING_FIELDS = {
  title: 'line',
  slug: 'line',
  type: 'line',
  description: 'text',
  longDescription: 'html',
  location: 'line',
  country: 'line',
  address: 'line',
  price: 'price',
  priceText: 'line',
  priceDetails: 'text',
  format: 'line',
  date: 'line',
  dates: 'list',
  duration: 'line',
  groupSize: 'line',
  wellnessTag: 'light',
  tags: 'list',
  categories: 'list',
  amenities: 'list',
  inclusions: 'list',
  requirements: 'list',
  cancellation: 'text',
  certification: 'line',
  natureDistance: 'line',
  nearbyNature: 'text',
  thumbnail: 'line',
  videoUrl: 'line',
} as const satisfies Record<string, FieldKind>

export type ListingField = keyof typeof LISTING_FIELDS
export const LISTING_FIELD_NAMES = Object.keys(LISTING_FIELDS) as ListingField[]

/** Values of the form: text, or the entries of a list. */
export type FieldValues = Record<ListingField, string | string[]>

/** The editable values of a listing; an absent value is empty. */
export function fieldValuesOf(item: Record<string, unknown>): FieldValues {
  const values = LISTING_FIELD_NAMES.map((field) => {
    const value = item[field]
    if (LISTING_FIELDS[field] === 'list') return [field, Array.isArray(value) ? value : []]
    // A photo that the site stores is edited with the other photos.
    const isText = typeof value === 'string' && !(field === 'thumbnail' && readOwnPhoto(value))
    return [field, isText ? value : '']
  })
  return Object.fromEntries(values) as FieldValues
}

/** An item with edited values; an empty one removes the field. */
export function withFieldValues(
  item: Record<string, unknown>,
  values: { [Field in ListingField]?: FieldValues[Field] | undefined },
): Record<string, unknown> {
  const edited = LISTING_FIELD_NAMES.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [[field, value === '' ? null : value] as const]
  })
  return { ...item, ...Object.fromEntries(edited) }
}
