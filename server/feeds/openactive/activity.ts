import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import type { Listing } from '#domain/listing/listing.ts'

const LIST = 'https://openactive.io/activity-list'

/** Concepts of the OpenActive activity list (CC BY 4.0) by the word that names them, the more precise first. */
const ACTIVITIES: readonly [label: string, id: string][] = [
  ['Restorative Yoga', '1b7d6a89-1f6b-4e3d-89c9-c32fc539a7dd'],
  ['Yin Yoga', '56e4a0e9-0b99-4e7e-aab7-137b4712a041'],
  ['Yoga Nidra', '06178c28-8f7f-4cb2-8975-f6694dc105d0'],
  ['Yoga', 'bf1a5e00-cdcf-465d-8c5a-6f57040b7f7e'],
  ['Meditation', '0c2a1e6b-4b02-4b8a-ae6d-59f225ff5341'],
  ['Breathwork', '08cf6ab5-ae0f-45c2-aaff-7f701d30931f'],
  ['Pilates', '3a6b1c08-7aa6-48d4-9690-dca9e0133057'],
  ['Tai Chi', 'c16df6ed-a4a0-4275-a8c3-1c8cff56856f'],
  ['Qigong', 'c5e5beaf-0af7-4f43-a28f-6f4ef0e6da92'],
  ['Cold Water Swimming', '0ff678d1-a679-492c-a8b7-e9d7e0061bd1'],
  ['Hiking', '619f374a-c1b6-48d2-aabe-a01b6dedb9fd'],
]

/** The activity of a listing: of the OpenActive list, or else the site's own sub-category. */
export function activityOf({ title, type, categories }: Listing, origin: string) {
  const words = [type, title, ...categories].join(' ').toLowerCase()
  const known = ACTIVITIES.find(([label]) => words.includes(label.toLowerCase()))
  if (known)
    return { '@type': 'Concept', '@id': `${LIST}#${known[1]}`, prefLabel: known[0], inScheme: LIST }
  const [category = type] = categories
  return {
    '@type': 'Concept',
    '@id': `${origin}/api/v1/categories#${encodeURIComponent(category)}`,
    prefLabel: subcategoryTitle(category),
    inScheme: `${origin}/api/v1/categories`,
  }
}
