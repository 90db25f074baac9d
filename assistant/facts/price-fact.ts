import type { Price } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { stayTotal } from '#domain/need/need-total.ts'
import { money } from './number-text.ts'

/** Formats a price ("$98 a night"); null if there is none. */
export function priceFact(amount: Price | null): string | null {
  if (!amount) return null
  if (amount.minor === 0) return m.assistant_fact_price_free()
  const price = money(amount.minor, amount.currency)
  switch (amount.per) {
    case 'night':
      return m.assistant_fact_price_night({ price })
    case 'person':
      return m.assistant_fact_price_person({ price })
    case 'month':
      return m.assistant_fact_price_month({ price })
    case 'session':
      return m.assistant_fact_price_session({ price })
    case 'programme':
      return m.assistant_fact_price_programme({ price })
    case 'item':
      return price
  }
}

/** Formats a price, with the total of the stay if a total was stated; null if there is none. */
export function priceOf(need: Need, { amount }: Pick<Candidate, 'amount'>): string | null {
  const price = priceFact(amount)
  const total = stayTotal(need, amount)
  return price && amount && total !== null
    ? m.assistant_fact_price_stay({ price, total: money(total, amount.currency) })
    : price
}
