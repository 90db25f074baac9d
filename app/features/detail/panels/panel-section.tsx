import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { listingLang } from '#app/lib/i18n/number-labels.ts'

type PanelSectionProps = { title: string; id?: string; className?: string; children: ReactNode }

/** A titled section of a tab. */
export function PanelSection({ title, id, className, children }: PanelSectionProps) {
  return (
    <section id={id} className={cn('not-first:mt-12', className)}>
      <h2 className="mb-5">{title}</h2>
      {children}
    </section>
  )
}

/** A ruled list of a listing's own lines. */
export function RuledList({ items }: { items: readonly string[] }) {
  return (
    <ul lang={listingLang()} className="max-w-[62ch] border-line border-t">
      {items.map((item) => (
        <li key={item} className="border-line border-b py-3">
          {item}
        </li>
      ))}
    </ul>
  )
}
