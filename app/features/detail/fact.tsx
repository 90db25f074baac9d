import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'

/** An icon with its text, in a line of facts. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Icon name={icon} size={16} className="flex-none" />
      {children}
    </span>
  )
}

/** One row of a ruled list of facts on a side card. */
export function FactRow({ icon, label, children }: FactRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2">
      <Icon name={icon} className="flex-none text-ink-2" />
      <span>
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </li>
  )
}

type FactRowProps = { icon: IconName; label: string; children: ReactNode }
