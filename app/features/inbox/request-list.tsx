import { useState } from 'react'
import { href, Link } from 'react-router'
import { useOnline } from '#app/lib/loading/use-online.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { withReturnPath } from '#app/lib/return-path.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { RequestState } from '#domain/booking/booking-api.ts'
import type { BookingRequestSummary } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { RequestEntry } from './request-entry.tsx'
import { STATE_LABELS, STATES } from './request-labels.ts'
import { useRequests } from './use-requests.ts'
import './inbox.css'

/** The booking requests of the member; guests are asked to sign in. */
export function RequestList() {
  const member = useMember()
  const hydrated = useHydrated()
  if (!hydrated) return <Waiting />
  return member ? <MemberRequests key={member.id} memberId={member.id} /> : <GuestRequests />
}

function MemberRequests({ memberId }: { memberId: string }) {
  const { status, requests, retry } = useRequests(memberId)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  return requests.length === 0 ? <NoRequests /> : <Requests requests={requests} />
}

function Requests({ requests }: { requests: readonly BookingRequestSummary[] }) {
  const [only, setOnly] = useState<RequestState | null>(null)
  const states = STATES.filter((state) => requests.some((request) => request.state === state))
  const shown = requests.filter(({ state }) => only === null || state === only)
  return (
    <>
      {states.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-label={m.inbox_requests_filter()} className="requests-filter">
          <Chip pressed={only === null} onClick={() => setOnly(null)}>
            {m.inbox_requests_all()}
          </Chip>
          {states.map((state) => (
            <Chip key={state} pressed={only === state} onClick={() => setOnly(state)}>
              {STATE_LABELS[state]()}
            </Chip>
          ))}
        </div>
      )}
      <ul className="requests">
        {shown.map((request) => (
          <RequestEntry key={request.id} request={request} />
        ))}
      </ul>
      {shown.length === 0 && <p className="mt-6 text-ink-2">{m.inbox_requests_none_like()}</p>}
    </>
  )
}

function GuestRequests() {
  return (
    <Empty
      title={m.inbox_requests_guest_title()}
      text={m.inbox_requests_guest_text()}
      picture={scenePrintUrl('alpine', 'calm', '1x1')}
    >
      <Link
        to={withReturnPath(href('/sign-in'), `${href('/messages')}?tab=requests`)}
        className={buttonClass()}
      >
        {m.inbox_requests_sign_in()}
      </Link>
    </Empty>
  )
}

function NoRequests() {
  return (
    <Empty
      title={m.inbox_requests_empty_title()}
      text={m.inbox_requests_empty_text()}
      picture={scenePrintUrl('alpine', 'calm', '1x1')}
    >
      <Link to={href('/escapes')} className={buttonClass()}>
        {m.inbox_requests_browse()}
      </Link>
    </Empty>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline()
  return (
    <div role="alert" className="requests-failed">
      <p>{online ? m.inbox_requests_failed() : m.inbox_requests_offline()}</p>
      <Button variant="secondary" onClick={onRetry}>
        {m.inbox_retry()}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div className="needs-script" aria-busy="true">
      <p className="sr-only" role="status">
        {m.inbox_loading()}
      </p>
      {['first', 'second'].map((place) => (
        <div key={place} aria-hidden="true" className="request-skeleton">
          <div className="skeleton skeleton-art" />
          <div className="grid flex-1 gap-3">
            <div className="skeleton skeleton-line h-5 w-[52%]" />
            <div className="skeleton skeleton-line w-[34%]" />
          </div>
        </div>
      ))}
    </div>
  )
}
