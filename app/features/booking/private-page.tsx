import { isRouteErrorResponse } from 'react-router'
import { pageTitle, type Site } from '#app/lib/site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { m } from '#domain/messages/messages.js'

/** Headers of a private page: not cached, not indexed, no referrer. */
export const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** Metadata of a request's page. */
export function requestMeta(title: string, site: Site | undefined) {
  return [
    { title: pageTitle(title, site) },
    { name: 'description', content: m.booking_page_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Shown when the link in a mail is no longer valid. */
export function RequestNotFound({ title, error }: { title: string; error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="wrap pt-9 pb-16">
      <h1 className="sr-only">{title}</h1>
      <Alert title={m.booking_gone_title()} back={{ to: '/', label: m.booking_home() }}>
        {isMissing ? m.booking_gone() : m.errors_unexpected()}
      </Alert>
    </div>
  )
}
