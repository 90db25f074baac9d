import type { EntryField, PartField } from '#domain/console/listings/part-fields.ts'
import { m } from '#domain/messages/messages.js'

/** Labels of the parts of a field. */
export const PART_LABELS: Record<PartField | EntryField, Record<string, () => string>> = {
  amount: { sum: m.console_part_sum, currency: m.console_part_currency, per: m.console_part_per },
  sleeps: { guests: m.console_part_guests },
  coordinates: { lat: m.console_part_lat, lng: m.console_part_lng },
  schedule: {
    every: m.console_part_every,
    on: m.console_part_on,
    interval: m.console_part_interval,
    start: m.console_part_start,
    minutes: m.console_part_minutes,
    timeZone: m.console_part_time_zone,
    seats: m.console_part_seats,
    place: m.console_part_venue,
  },
  offering: {
    kind: m.listings_facet_kind,
    service: m.listings_facet_service,
    delivery: m.listings_facet_delivery,
  },
  host: {
    name: m.console_part_name,
    role: m.console_part_role,
    bio: m.console_part_bio,
    image: m.console_part_portrait,
    imageAlt: m.console_part_portrait_alt,
  },
  benefits: { title: m.console_part_heading, text: m.console_part_text },
  amenityGroups: { title: m.console_part_group, items: m.console_part_items },
  faqs: { question: m.console_part_question, answer: m.console_part_answer },
}

const CHOICE_LABELS: Partial<Record<string, () => string>> = {
  night: m.console_per_night,
  person: m.console_per_person,
  item: m.console_per_item,
  month: m.console_per_month,
  session: m.console_per_session,
  programme: m.console_per_programme,
  'every.once': m.console_every_once,
  'every.week': m.console_every_week,
  'every.month': m.console_every_month,
  app: m.listings_kind_app,
  coaching: m.listings_kind_coaching,
  'local-service': m.listings_kind_local_service,
  massage: m.listings_service_massage,
  yoga: m.listings_service_yoga,
  medspa: m.listings_service_medspa,
  acupuncture: m.listings_service_acupuncture,
  chiropractic: m.listings_service_chiropractic,
  holistic: m.listings_service_holistic,
  online: m.listings_delivery_online,
  'at-home': m.listings_delivery_at_home,
  'on-site': m.listings_delivery_on_site,
}

/** The label of a choice of a part; the choice itself for a currency. */
export function choiceLabel(part: string, choice: string): string {
  return (CHOICE_LABELS[`${part}.${choice}`] ?? CHOICE_LABELS[choice])?.() ?? choice
}
