import { useState } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { AccountError, callAuth } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import type { ProgramScope } from '#domain/member/program-scopes.ts'
import { m } from '#domain/messages/messages.js'
import { useAuthForm } from '../sign-in/use-auth.ts'
import { type ConnectRequest, readConnectRequest, readRedirect } from './connect-request.ts'

const SCOPE_TEXTS: Record<ProgramScope, () => string> = {
  'saved:read': m.account_connect_saved_read,
  'saved:write': m.account_connect_saved_write,
  'requests:read': m.account_connect_requests_read,
}

/** A program's request with the two answers; each leads back to the program. */
export function ConnectForm({ id }: { id: string }) {
  const site = useSite()
  const [request, setRequest] = useState<ConnectRequest | null>(null)
  const [isGone, setGone] = useState(false)
  const { busy, run, errorOf } = useAuthForm(async () => {})
  const path = `/oauth/authorizations/${encodeURIComponent(id)}`

  function gone(error: unknown) {
    if (!(error instanceof AccountError && error.status === 404)) throw error
    setGone(true)
  }

  useOnMount(() =>
    run(async () => {
      try {
        const response = await callAuth(site, 'GET', path)
        setRequest(readConnectRequest(await response.json()))
      } catch (error) {
        gone(error)
      }
    }),
  )

  const answer = (action: 'approve' | 'deny') =>
    run(async () => {
      try {
        const response = await callAuth(site, 'POST', `${path}/consent`, { action })
        const address = readRedirect(await response.json())
        if (address) window.location.assign(address)
      } catch (error) {
        gone(error)
      }
    })

  if (isGone) return <FormAlert text={m.account_connect_gone()} />
  const fault = errorOf('form')
  if (!request)
    return fault ? <FormAlert text={fault} /> : <p role="status">{m.account_connect_loading()}</p>
  return (
    <div className="account-form">
      <RequestFacts request={request} />
      <FormAlert text={fault} />
      <Button busy={busy} onClick={() => answer('approve')}>
        {m.account_connect_allow()}
      </Button>
      <Button variant="secondary" busy={busy} onClick={() => answer('deny')}>
        {m.account_connect_deny()}
      </Button>
    </div>
  )
}

function RequestFacts({ request }: { request: ConnectRequest }) {
  const { program, documentHost, host, isLocal, email, scopes } = request
  return (
    <>
      <p className="account-lead">{m.account_connect_lead({ program })}</p>
      <h2>{m.account_connect_may()}</h2>
      <ul className="list-disc ps-5">
        {scopes.map((scope) => (
          <li key={scope}>{SCOPE_TEXTS[scope]()}</li>
        ))}
      </ul>
      <p>{m.account_connect_never()}</p>
      <dl>
        {documentHost !== null && (
          <>
            <dt className="text-small text-ink-2">{m.account_connect_described()}</dt>
            <dd className="break-all">
              <strong>{documentHost}</strong>
            </dd>
          </>
        )}
        <dt className="text-small text-ink-2">{m.account_connect_return()}</dt>
        <dd className="break-all">
          <strong>{host}</strong>
        </dd>
        <dt className="text-small text-ink-2">{m.account_connect_as()}</dt>
        <dd className="break-all">{email}</dd>
      </dl>
      {isLocal && <p>{m.account_connect_local()}</p>}
    </>
  )
}
