import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useAsync } from '#app/lib/loading/use-async.ts'
import { withReturnPath } from '#app/lib/return-path.ts'
import { AccountError, callBooking } from '#app/lib/session/account-api.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { RequestView } from './request-view.tsx'
import { explainState } from './state-explained.ts'
import { readRequest, useRequestCall } from './use-request-call.ts'
import { VisitorActions } from './visitor-actions.tsx'
import './booking.css'

/** A booking request of the signed-in member. */
export function MemberRequest({ id }: { id: string }) {
  const member = useMember()
  const hydrated = useHydrated()
  if (!hydrated) return <Plain>{m.booking_loading()}</Plain>
  if (!member)
    return (
      <Plain
        action={
          <Link
            to={withReturnPath('/sign-in', `/messages/requests/${id}`)}
            className={buttonClass()}
          >
            {m.account_sign_in()}
          </Link>
        }
      >
        {m.booking_sign_in()}
      </Plain>
    )
  return <OwnRequest key={`${member.id} ${id}`} id={id} />
}

function OwnRequest({ id }: { id: string }) {
  const site = useSite()
  const timeZone = useTimeZone()
  const [now] = useState(() => new Date())
  const { value: request, status, error, show, refresh, retry } = useOwnRequest(id)
  const { busy, fault, run } = useRequestCall(refresh)
  if (error instanceof AccountError && error.status === 404)
    return <Plain>{m.booking_gone()}</Plain>
  if (status === 'failed')
    return (
      <Plain
        action={
          <Button variant="secondary" onClick={retry}>
            {m.booking_retry()}
          </Button>
        }
      >
        {m.booking_failed()}
      </Plain>
    )
  if (!request) return <Plain>{m.booking_loading()}</Plain>
  const cancel = () =>
    run(async () =>
      show(await readRequest(await callBooking(site, 'POST', `/requests/${id}/cancel`, {}))),
    )
  return (
    <RequestView
      request={request}
      title={m.booking_page_title()}
      explanation={explainState(request, timeZone)}
      now={now}
    >
      <VisitorActions request={request} busy={busy} fault={fault} onCancel={cancel} />
    </RequestView>
  )
}

/** Loads the request and marks it as read. */
function useOwnRequest(id: string) {
  const site = useSite()
  return useAsync(id, async () => {
    const found = await readRequest(await callBooking(site, 'GET', `/requests/${id}`))
    if (found.unread) callBooking(site, 'POST', `/requests/${id}/read`, {}).catch(console.info)
    return found
  })
}

function Plain({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div className="wrap">
      <div className="booking-page grid justify-items-start gap-5">
        <h1>{m.booking_page_title()}</h1>
        <p role="status">{children}</p>
        {action}
      </div>
    </div>
  )
}
