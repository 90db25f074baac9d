import type { FaultReason, FieldFault } from '#domain/console/console-api.ts'
import type { EditorField } from '#domain/console/listings/editor-fields.ts'
import { m } from '#domain/messages/messages.js'

export const FIELD_LABELS: Record<EditorField, () => string> = {
  title: m.console_field_title,
  slug: m.console_field_slug,
  type: m.console_field_type,
  description: m.console_field_description,
  longDescription: m.console_field_long_description,
  location: m.console_field_location,
  country: m.console_field_country,
  address: m.console_field_address,
  coordinates: m.console_field_coordinates,
  price: m.console_field_price,
  amount: m.console_field_amount,
  priceText: m.console_field_price_text,
  priceDetails: m.console_field_price_details,
  format: m.console_field_format,
  date: m.console_field_date,
  dates: m.console_field_dates,
  schedule: m.console_field_schedule,
  sleeps: m.console_field_sleeps,
  duration: m.console_field_duration,
  groupSize: m.console_field_group_size,
  wellnessTag: m.console_field_wellness_tag,
  tags: m.console_field_tags,
  categories: m.console_field_categories,
  amenities: m.console_field_amenities,
  inclusions: m.console_field_inclusions,
  requirements: m.console_field_requirements,
  cancellation: m.console_field_cancellation,
  natureDistance: m.console_field_nature_distance,
  nearbyNature: m.console_field_nearby_nature,
  thumbnail: m.console_field_thumbnail,
  videoUrl: m.console_field_video_url,
  benefits: m.console_field_benefits,
  amenityGroups: m.console_field_amenity_groups,
  offering: m.console_field_offering,
  host: m.console_field_host,
  certification: m.console_field_certification,
  faqs: m.console_field_faqs,
}

const FAULTS: Record<FaultReason, (given: { limit: number }) => string> = {
  missing: () => m.console_fault_missing(),
  too_long: m.console_fault_too_long,
  too_many: m.console_fault_too_many,
  no_web_address: () => m.console_fault_no_web_address(),
  no_country: () => m.console_fault_no_country(),
  no_currency: () => m.console_fault_no_currency(),
  no_slug: () => m.console_fault_no_slug(),
  slug_reserved: () => m.console_fault_slug_reserved(),
  slug_taken: () => m.console_fault_slug_taken(),
  invalid: () => m.console_fault_value(),
}

/** Why a value was rejected, in the language of the page. */
export function faultText({ reason, limit = 0 }: FieldFault): string {
  return m.console_field_fault({ reason: FAULTS[reason]({ limit }) })
}

/** The label of a field; its name for one that the console does not edit. */
export function fieldLabel(field: string): string {
  const labels: Partial<Record<string, () => string>> = FIELD_LABELS
  if (field === 'listed') return m.console_state()
  if (field === 'images') return m.console_photos()
  if (field === 'contentType') return m.console_kind()
  return labels[field]?.() ?? field
}
