import type { ReactNode } from 'react'
import { m } from '#domain/messages/messages.js'
import { useListLoading } from '../list/use-list.ts'

type ResultHeadingProps = {
  /** "15 properties found" */
  found: string
  /** "Loading properties..." */
  loading: string
  /** Visible heading; without it the heading is for screen readers only. */
  title?: string
  /** Sort and view controls at the end of the line. */
  children?: ReactNode
}

/** The number of results, announced on every change. */
export function ResultHeading({ found, loading, title, children }: ResultHeadingProps) {
  const waits = useListLoading()
  return (
    <div className="mb-5">
      <h2 className={title ? 'mb-1' : 'sr-only'}>{title ?? m.listings_results()}</h2>
      {/* The count wraps rather than its controls. */}
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="wrap-anywhere flex-1 text-ink-2 text-small">
          {waits ? loading : found}
        </p>
        {children}
      </div>
    </div>
  )
}
