import type { Price } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { formatMoney } from './format.ts'

const LABELS: Record<Price['per'], (words: { price: string }) => string> = {
  night: m.listings_price_night,
  person: m.listings_price_person,
  item: m.listings_price_item,
  month: m.listings_price_month,
  session: m.listings_price_session,
  programme: m.listings_price_programme,
}

/** A price with its unit: "$295 a night". */
export function priceLabel({ minor, currency, per }: Price): string {
  return LABELS[per]({ price: formatMoney(minor, currency) })
}
