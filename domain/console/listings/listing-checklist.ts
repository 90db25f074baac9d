import type { ContentType } from '../../listing/category.ts'
import type { EditorField, EditorValue, EditorValues } from './editor-fields.ts'

/** What a listing should have before it is public; `photos` are those with an alternative text. */
const CHECKS = [
  'description',
  'longDescription',
  'photos',
  'type',
  'location',
  'price',
  'tags',
  'categories',
  'wellnessTag',
  'duration',
  'dates',
  'host',
  'inclusions',
  'cancellation',
  'faqs',
  'offering',
] as const
export type Check = (typeof CHECKS)[number]

/** Characters below which a text says too little. */
const SHORTEST: Partial<Record<EditorField, number>> = { description: 60, longDescription: 300 }
const FEWEST_PHOTOS = 3

/** Checks that a kind of listing has beside those of all. */
const OF_KIND: Record<ContentType, readonly Check[]> = {
  escape: ['location', 'inclusions', 'cancellation', 'faqs'],
  essential: ['inclusions'],
  enhancement: ['offering', 'duration'],
  experience: ['location', 'duration', 'dates', 'host', 'inclusions', 'cancellation'],
}
const OF_ALL: readonly Check[] = [
  ...(['description', 'longDescription', 'photos', 'type'] as const),
  ...(['price', 'tags', 'categories', 'wellnessTag'] as const),
]

/** Fields of which one is enough. */
const FIELDS: Partial<Record<Check, readonly EditorField[]>> = {
  price: ['amount', 'priceText', 'price'],
  dates: ['schedule', 'dates', 'date'],
}

type Photo = { alt: string }

/** The checks of a listing that it does not pass, and how many there are. */
export function checkListing(
  contentType: ContentType,
  values: EditorValues,
  photos: readonly Photo[],
): { missing: Check[]; total: number } {
  const checks = CHECKS.filter((check) => [...OF_ALL, ...OF_KIND[contentType]].includes(check))
  const described = photos.filter(({ alt }) => alt.trim() !== '').length
  const missing = checks.filter((check) => {
    if (check === 'photos') return described < FEWEST_PHOTOS
    return !(FIELDS[check] ?? [check]).some((field) => isFilled(field, values[field]))
  })
  return { missing, total: checks.length }
}

function isFilled(field: EditorField, value: EditorValue): boolean {
  const text = textOf(value)
  return text.length >= (SHORTEST[field] ?? 1)
}

/** The words of a value, without markup. */
export function textOf(value: EditorValue): string {
  if (typeof value === 'string')
    return value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const texts: string[] = Object.values(value).map((each: EditorValue) => textOf(each))
  return texts.filter(Boolean).join('. ')
}
