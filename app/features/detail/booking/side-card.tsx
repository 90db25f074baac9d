import type { ReactNode } from 'react'
import { useBelowFold } from '#app/lib/loading/after-paint.ts'
import { m } from '#domain/messages/messages.js'

/** A sticky card beside the content; on narrower screens below it. */
export function SideCard({ children }: { children: ReactNode }) {
  const isBelowFoldShown = useBelowFold()
  if (!isBelowFoldShown && !isBesideContent()) return null
  return (
    <aside
      aria-label={m.detail_booking()}
      className="rounded-paper bg-paper-raised p-7 shadow-float max-md:px-5 lg:sticky lg:top-25"
    >
      {children}
    </aside>
  )
}

/** Only called in browsers: on the server, everything is rendered at once. */
function isBesideContent(): boolean {
  return matchMedia('(min-width: 1024px)').matches
}
