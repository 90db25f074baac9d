import { formatMoney } from '#app/lib/i18n/format.ts'
import type { Breakdown, BreakdownRow } from '#domain/booking/booking.ts'
import { m } from '#domain/messages/messages.js'

const ROW_LABELS: Record<BreakdownRow['unit'], (row: { price: string; n: number }) => string> = {
  night: m.detail_bill_night,
  guest: m.detail_bill_guest,
}

type PriceBreakdownProps = {
  /** Says whether the stay is a sample or the visitor's own. */
  title: string
  breakdown: Breakdown
}

export function PriceBreakdown({ title, breakdown }: PriceBreakdownProps) {
  const money = (minor: number) => formatMoney(minor, breakdown.currency)
  return (
    <section className="mt-5" aria-live="polite">
      <h2 className="mb-2.5 font-sans text-ink-2 text-micro tracking-normal">{title}</h2>
      <dl className="grid gap-2.5 text-[.9375rem] lining-nums">
        {breakdown.rows.map((row) => (
          <div key={row.unit} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {ROW_LABELS[row.unit]({ price: money(row.each), n: row.times })}
            </dt>
            <dd>{money(row.amount)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-line border-t pt-3.5 font-[580]">
          <dt>{m.detail_total()}</dt>
          <dd>{money(breakdown.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
