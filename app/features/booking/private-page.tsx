import { isRouteErrorResponse } from 'react-router'
import { pageTitle, type Site } from '#app/lib/site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { m } from '#domain/messages/messages.js'

/** Of one person and on no account for others: kept nowhere, found by nobody, told to no other site. */
export const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** What a page about one request says of itself. */
export function requestMeta(title: string, site: Site | undefined) {
  return [
    { title: pageTitle(title, site) },
    { name: 'description', content: m.booking_page_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

/** In place of a request that the link of a mail does not lead to any more. */
export function RequestNotFound({ title, error }: { title: string; error: unknown }) {
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="wrap pt-9 pb-16">
      <h1 className="sr-only">{title}</h1>
      <Alert title={m.booking_gone_title()} back={{ to: '/', label: m.booking_home() }}>
        {isGone ? m.booking_gone() : m.errors_unexpected()}
      </Alert>
    </div>
  )
}
