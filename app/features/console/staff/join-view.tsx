import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useMember } from '#app/lib/session/account-session.ts'
import { openSignInDialog } from '#app/lib/session/sign-in-dialog-store.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { Waiting } from '../console-states.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import '../console.css'

/** Uses the link in the address: gives its role to the signed-in account. */
export function JoinView() {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  const token = hash.slice(1)
  return (
    <div className="wrap console">
      <h1>{m.console_join_title()}</h1>
      {!hydrated && <Waiting />}
      {hydrated && token === '' && <p className="console-note">{m.console_join_no_link()}</p>}
      {hydrated && token !== '' && <Join token={token} />}
    </div>
  )
}

function Join({ token }: { token: string }) {
  const site = useSite()
  const member = useMember()
  const call = useConsoleCall()
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <div className="console-note" role="status">
        <p>{m.console_join_done()}</p>
        <Link to="/console" className={buttonClass()}>
          {m.console_join_open()}
        </Link>
      </div>
    )
  if (!member)
    return (
      <div className="console-note">
        <p>{m.console_join_sign_in()}</p>
        <Button onClick={() => openSignInDialog()}>{m.account_sign_in()}</Button>
      </div>
    )
  const accept = () =>
    call.run(async () => {
      await callConsole(site, 'POST', '/join', { token })
      setDone(true)
    })
  return (
    <div className="console-note">
      <p>{m.console_join_text({ email: member.email })}</p>
      <CallFault call={call} />
      <Button busy={call.isBusy} onClick={accept}>
        {m.console_join_accept()}
      </Button>
    </div>
  )
}
