import { formatMoney } from '#app/lib/i18n/format.ts'
import type { Breakdown, BreakdownRow } from '#domain/booking/booking.ts'
import { m } from '#domain/messages/messages.js'

const ROW_LABELS: Record<BreakdownRow['unit'], (row: { price: string; n: number }) => string> = {
  night: m.detail_bill_night,
  guest: m.detail_bill_guest,
}

type BillProps = {
  bill: Breakdown | null
  /** Whether the dates are chosen. */
  isChosen: boolean
  /** The total corrected by the server; undefined without a correction. */
  corrected?: number | null | undefined
  currency?: string | undefined
}

/** The price breakdown; nothing is charged. */
export function Bill({ bill, isChosen, corrected, currency }: BillProps) {
  if (!isChosen) return <p className="text-ink-2 text-small">{m.booking_total_later()}</p>
  if (typeof corrected === 'number' && currency)
    return (
      <dl className="booking-bill">
        <Total>{formatMoney(corrected, currency)}</Total>
      </dl>
    )
  if (!bill || corrected === null) return <p className="text-small">{m.booking_total_unknown()}</p>
  const money = (minor: number) => formatMoney(minor, bill.currency)
  return (
    <dl className="booking-bill" aria-live="polite">
      {bill.rows.map((row) => (
        <div key={row.unit}>
          <dt className="text-ink-2">
            {ROW_LABELS[row.unit]({ price: money(row.each), n: row.times })}
          </dt>
          <dd>{money(row.amount)}</dd>
        </div>
      ))}
      <Total>{money(bill.total)}</Total>
    </dl>
  )
}

function Total({ children }: { children: string }) {
  return (
    <div className="booking-total">
      <dt>{m.detail_total()}</dt>
      <dd>{children}</dd>
    </div>
  )
}
