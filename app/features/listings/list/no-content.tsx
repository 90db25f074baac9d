import type { ReactNode } from 'react'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { Empty } from '#app/ui/empty.tsx'
import { m } from '#domain/messages/messages.js'

/** Specification section 2, empty state; the children are shown below it. */
export function NoContent({ children }: { children?: ReactNode }) {
  return (
    <Empty
      title={m.listings_empty_title()}
      text={m.listings_empty_text()}
      picture={scenePrintUrl('lake', 'restore', '1x1', true, { house: 'none' })}
    >
      {children}
    </Empty>
  )
}
