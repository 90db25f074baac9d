import type { ReactNode } from 'react'
import { m } from '#domain/messages/messages.js'
import { useListLoading } from '../list/use-list.ts'

type ResultHeadingProps = {
  /** "15 properties found" */
  found: string
  /** "Loading properties..." */
  loading: string
  /** Shown as a heading of its own; otherwise it is only spoken. */
  title?: string
  /** Sort and other switches at the end of the line. */
  children?: ReactNode
}

/** How many there are, told aloud whenever that changes. */
export function ResultHeading({ found, loading, title, children }: ResultHeadingProps) {
  const waits = useListLoading()
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className={title ? 'mb-1' : 'sr-only'}>{title ?? m.listings_results()}</h2>
        <p aria-live="polite" className="wrap-anywhere text-ink-2">
          {waits ? loading : found}
        </p>
      </div>
      {children}
    </div>
  )
}
