import type { ReactNode } from 'react'
import { useBelowFold } from '#app/lib/loading/after-paint.ts'
import { m } from '#domain/messages/messages.js'

/** Floats beside the content and stays in sight; on narrower screens it stands below it. */
export function SideCard({ children }: { children: ReactNode }) {
  const mayStandBelow = useBelowFold()
  if (!mayStandBelow && !standsBeside()) return null
  return (
    <aside
      aria-label={m.detail_booking()}
      className="rounded-paper bg-paper-raised p-7 shadow-float max-md:px-5 lg:sticky lg:top-25"
    >
      {children}
    </aside>
  )
}

/** Asked in browsers alone: a server shows everything at once. */
function standsBeside(): boolean {
  return matchMedia('(min-width: 1024px)').matches
}
