import type { ReactNode } from 'react'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { Alert } from '#app/ui/alert.tsx'
import { m } from '#domain/messages/messages.js'

type ErrorPageProps = {
  back?: { to: string; label: string }
  children: ReactNode
}

/** A page that is nothing but an alert, with the way back and a quiet print beside it. */
export function ErrorPage({ back, children }: ErrorPageProps) {
  return (
    <div className="wrap">
      <h1 className="sr-only">{m.errors_title()}</h1>
      <Alert
        title={m.errors_title()}
        back={back ?? { to: '/', label: m.errors_back_home() }}
        picture={scenePrintUrl('lake', 'restore', '4x3', true)}
      >
        {children}
      </Alert>
    </div>
  )
}
