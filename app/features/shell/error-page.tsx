import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { isConnectionError } from '#app/lib/loading/connection.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { Alert } from '#app/ui/alert.tsx'
import { m } from '#domain/messages/messages.js'
import { OfflinePage } from './offline-page.tsx'

export type ErrorPageProps = {
  title?: string
  back?: { to: string; label: string }
  children?: ReactNode
}

/** A page with an alert, a back link and a print; network errors show the offline page instead. */
export function ErrorPage({ title, back, children }: ErrorPageProps) {
  const error = useRouteError()
  if (isConnectionError(error)) return <OfflinePage />
  return (
    <div className="wrap">
      <Alert
        title={title ?? m.errors_title()}
        back={back ?? { to: '/', label: m.errors_back_home() }}
        picture={scenePrintUrl('lake', 'restore', '4x3', true)}
      >
        {children}
      </Alert>
    </div>
  )
}
