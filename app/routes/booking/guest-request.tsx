import { data, isRouteErrorResponse } from 'react-router'
import { GuestRequest } from '#app/features/booking/guest-request.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { findRequest } from '#data/booking-requests.ts'
import { viewOf } from '#data/booking-views.ts'
import { dbContext } from '#data/context.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/guest-request'

/** Of one person and on no account for others: kept nowhere, found by nobody, told to no other site. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { token } = params
  const request = await findRequest(context.get(dbContext), { guestToken: token }, new Date())
  if (!request) throw data(null, { status: 404, headers: PRIVATE })
  return data({ token, request: viewOf(request) }, { headers: PRIVATE })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.booking_page_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.booking_page_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Page({ loaderData: { token, request } }: Route.ComponentProps) {
  return <GuestRequest key={token} token={token} request={request} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="wrap pt-9 pb-16">
      <h1 className="sr-only">{m.booking_page_title()}</h1>
      <Alert title={m.booking_gone_title()} back={{ to: '/', label: m.booking_home() }}>
        {isGone ? m.booking_gone() : m.errors_unexpected()}
      </Alert>
    </div>
  )
}
