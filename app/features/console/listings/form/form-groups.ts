import type { EditorField } from '#domain/console/listings/editor-fields.ts'
import type { ContentType } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'

export type FormGroup = { title: () => string; fields: readonly EditorField[] }

/** The form of a listing, in order. */
const GROUPS: readonly FormGroup[] = [
  {
    title: m.console_group_basics,
    fields: [
      ...(['title', 'slug', 'type', 'description', 'longDescription'] as const),
      ...(['wellnessTag', 'tags', 'categories'] as const),
    ],
  },
  {
    title: m.console_group_place,
    fields: ['location', 'country', 'address', 'coordinates', 'natureDistance', 'nearbyNature'],
  },
  {
    title: m.console_group_price,
    fields: ['price', 'amount', 'priceText', 'priceDetails', 'sleeps', 'cancellation'],
  },
  {
    title: m.console_group_dates,
    fields: ['format', 'schedule', 'date', 'dates', 'duration', 'groupSize'],
  },
  {
    title: m.console_group_inside,
    fields: [
      ...(['offering', 'benefits', 'amenities', 'amenityGroups'] as const),
      ...(['inclusions', 'requirements'] as const),
    ],
  },
  { title: m.console_group_host, fields: ['host', 'certification', 'faqs'] },
  { title: m.console_group_media, fields: ['thumbnail', 'videoUrl'] },
]

/** The groups of a kind of listing: only enhancements have an offering. */
export function formGroupsOf(contentType: ContentType): readonly FormGroup[] {
  if (contentType === 'enhancement') return GROUPS
  return GROUPS.map(({ title, fields }) => ({
    title,
    fields: fields.filter((field) => field !== 'offering'),
  }))
}
