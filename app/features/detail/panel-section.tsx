import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

type PanelSectionProps = { title: string; id?: string; className?: string; children: ReactNode }

/** A titled part of a tab. */
export function PanelSection({ title, id, className, children }: PanelSectionProps) {
  return (
    <section id={id} className={cn('not-first:mt-12', className)}>
      <h2 className="mb-5">{title}</h2>
      {children}
    </section>
  )
}

export function RuledList({ items }: { items: readonly string[] }) {
  return (
    <ul className="max-w-[62ch] border-line border-t">
      {items.map((item) => (
        <li key={item} className="border-line border-b py-3">
          {item}
        </li>
      ))}
    </ul>
  )
}
