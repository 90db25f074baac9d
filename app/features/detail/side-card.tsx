import type { ReactNode } from 'react'
import { m } from '#domain/messages/messages.js'

/** Floats beside the content and stays in sight. */
export function SideCard({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label={m.detail_booking()}
      className="rounded-paper bg-paper-raised p-7 shadow-float max-md:px-5 lg:sticky lg:top-25"
    >
      {children}
    </aside>
  )
}
