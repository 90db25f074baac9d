import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { currentMember, isPasswordDropped } from '#app/lib/session/account-session.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'
import { AccountPage } from '../../account-page.tsx'
import { FactorForm } from '../factor-form.tsx'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { useArrival } from '../use-arrival.ts'
import { dataOf, textOf, useAuth, useAuthForm } from '../use-auth.ts'
import { useReturn } from '../use-return.ts'

/** Sets a new password, after sign-in by the link or code of a mail. */
export function NewPasswordScreen() {
  const { next } = useReturn()
  const navigate = useNavigate()
  const arrival = useArrival()
  const [isVerified, setVerified] = useState(false)

  function finish() {
    showToast({
      title: m.account_new_password_saved_title(),
      description: m.account_new_password_saved_text(),
    })
    navigate(next, { replace: true })
  }

  if (arrival.status === 'waiting')
    return (
      <AccountPage title={m.account_new_password_title()}>
        <p role="status">{m.account_arriving()}</p>
      </AccountPage>
    )
  if (arrival.status === 'failed')
    return (
      <AccountPage title={m.account_arrive_failed()}>
        <FormAlert text={arrival.text} />
        <p className="account-links">
          <Link to={withReturnPath('/forgot-password', next)} className={buttonClass()}>
            {m.account_arrive_again()}
          </Link>
        </p>
      </AccountPage>
    )
  return (
    <AccountPage title={m.account_new_password_title()}>
      {arrival.status === 'halfway' && !isVerified ? (
        <FactorForm
          onDone={() => setVerified(true)}
          onLeave={() => navigate(withReturnPath('/sign-in', next))}
        />
      ) : (
        <NewPasswordForm next={next} onDone={finish} />
      )}
    </AccountPage>
  )
}

type NewPasswordFormProps = { next: string; onDone: () => void }

function NewPasswordForm({ next, onDone }: NewPasswordFormProps) {
  const loadAuth = useAuth()
  const { busy, errorOf, form } = useAuthForm(async (fields) => {
    const auth = await loadAuth()
    dataOf(await auth.updateUser({ password: textOf(fields, 'password') }))
    onDone()
  })
  const email = currentMember()?.email ?? ''
  const [isDropped] = useState(() => isPasswordDropped())
  return (
    <>
      <p className="account-lead">
        {isDropped ? m.account_password_dropped_lead() : m.account_new_password_lead()}
      </p>
      <form {...form} className="account-form">
        {/* Tells password managers the user name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label={m.account_new_password()}
          error={errorOf('password')}
          personalWords={email.split(/[@.]/)}
        />
        <FormAlert text={errorOf('form')} />
        <Button type="submit" busy={busy}>
          {m.account_new_password_save()}
        </Button>
      </form>
      {isDropped && (
        <p className="account-links">
          <Link to={next} className="link">
            {m.account_password_later()}
          </Link>
        </p>
      )}
    </>
  )
}
