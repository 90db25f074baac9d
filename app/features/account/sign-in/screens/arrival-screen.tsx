import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { AccountPage } from '../../account-page.tsx'
import { FactorForm } from '../factor-form.tsx'
import { useArrival } from '../use-arrival.ts'
import { useReturn } from '../use-return.ts'

/** The return page of mail links and OAuth providers. */
export function ArrivalScreen() {
  const { next, goBack } = useReturn()
  const arrival = useArrival()
  const [hasLeftFactor, setLeftFactor] = useState(false)
  const finish = useEffectEvent(goBack)
  const { status } = arrival

  useEffect(() => {
    if (status === 'signed in') finish()
  }, [status])

  if (status === 'halfway' && !hasLeftFactor)
    return (
      <AccountPage title={m.account_sign_in_title()}>
        <FactorForm onDone={goBack} onLeave={() => setLeftFactor(true)} />
      </AccountPage>
    )
  if (arrival.isProvider)
    return (
      <AccountPage title={m.account_sign_in_title()}>
        <FormAlert text={arrival.text} />
        <p className="account-links">
          <Link to={withReturnPath('/sign-in', next)} className={buttonClass()}>
            {m.account_sign_in()}
          </Link>
        </p>
      </AccountPage>
    )
  if (status === 'failed' || hasLeftFactor)
    return (
      <AccountPage title={m.account_arrive_failed()}>
        <FormAlert text={hasLeftFactor ? m.account_fault_signed_out() : arrival.text} />
        <p className="account-links">
          <Link to={withReturnPath('/sign-in/by-mail', next)} className={buttonClass()}>
            {m.account_arrive_again()}
          </Link>
        </p>
      </AccountPage>
    )
  return (
    <AccountPage title={m.account_sign_in_title()}>
      <p role="status">{m.account_arriving()}</p>
    </AccountPage>
  )
}
