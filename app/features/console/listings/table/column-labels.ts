import type { ListingColumn } from '#domain/console/listings/listing-table.ts'
import { m } from '#domain/messages/messages.js'

export const COLUMN_LABELS: Record<ListingColumn | 'title', () => string> = {
  title: m.console_field_title,
  id: m.console_column_id,
  kind: m.console_kind,
  location: m.console_location,
  price: m.console_field_amount,
  rating: m.listings_facet_rating,
  state: m.console_state,
  updated: m.console_sort_updated,
}
