import { listingLang } from '#app/lib/i18n/number-labels.ts'
import type { Benefit } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  if (benefits.length === 0) return <p className="text-ink-2">{m.detail_no_benefits()}</p>
  return (
    <ul lang={listingLang()} className="grid gap-x-10 gap-y-9 md:grid-cols-2">
      {benefits.map((benefit) => (
        <li key={benefit.title} className="border-line border-t pt-4">
          <h2 className="mb-2 text-title leading-[1.22]">{benefit.title}</h2>
          <p className="text-ink-2">{benefit.text}</p>
        </li>
      ))}
    </ul>
  )
}
