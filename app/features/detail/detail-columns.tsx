import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

type DetailColumnsProps = { aside: ReactNode; className?: string; children: ReactNode }

/** The content with a sticky card beside it, or below it on narrower screens. */
export function DetailColumns({ aside, className, children }: DetailColumnsProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-20',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      {aside}
    </div>
  )
}
