import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Faq } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return <p className="text-ink-2">{m.detail_no_faq()}</p>
  return (
    <div lang={listingLang()} className="max-w-[62ch] border-line border-t">
      {faqs.map((faq) => (
        <details key={faq.question} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-display text-title [&::-webkit-details-marker]:hidden">
            {faq.question}
            <Icon
              name="chevron-down"
              className="flex-none transition-transform duration-(--t-base) group-open:rotate-180"
            />
          </summary>
          <p className="pb-5 text-ink-2">{faq.answer}</p>
        </details>
      ))}
    </div>
  )
}
