import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** An icon and what it stands for, in a line of facts. */
export function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <Icon aria-hidden size={16} strokeWidth={1.5} className="flex-none" />
      {children}
    </span>
  )
}

/** One row of a ruled list of facts on a side card. */
export function FactRow({ icon: Icon, label, children }: FactRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="flex-none text-ink-2" />
      <span>
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </li>
  )
}

type FactRowProps = { icon: LucideIcon; label: string; children: ReactNode }
