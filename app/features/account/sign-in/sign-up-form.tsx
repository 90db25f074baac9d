import { useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { EmailField } from './fields/email-field.tsx'
import { NewPasswordField } from './fields/new-password-field.tsx'
import { typedAddress } from './fields/typed-address.ts'
import { arrivalOf, type FormProps, wasMailRateLimited } from './sign-in-view.ts'
import { dataOf, textOf, useAuth, useAuthForm } from './use-auth.ts'
import { ViewLink } from './view-link.tsx'

/** Sign-up with email address and password. */
export function SignUpForm({ next, onView, onPosted, onDone }: FormProps) {
  const loadAuth = useAuth()
  const [typed, setTyped] = useState(typedAddress)
  const { busy, errorOf, form } = useAuthForm(async (fields) => {
    const auth = await loadAuth()
    const email = textOf(fields, 'email').trim()
    const options = {
      emailRedirectTo: arrivalOf({ kind: 'signup', next }),
      data: { locale: getLocale() },
    }
    let isSignedIn = false
    const isRateLimited = await wasMailRateLimited(async () => {
      const password = textOf(fields, 'password')
      const { session } = dataOf(await auth.signUp({ email, password, options }))
      isSignedIn = session !== null
    })
    if (isSignedIn) onDone()
    else onPosted({ kind: 'signup', email, next, isRateLimited })
  })
  return (
    <>
      <p className="account-lead">{m.account_sign_up_lead()}</p>
      <form {...form} className="account-form">
        <EmailField error={errorOf('email')} onTyped={setTyped} />
        <NewPasswordField
          label={m.account_password()}
          error={errorOf('password')}
          personalWords={typed.split(/[@.]/)}
        />
        <FormAlert text={errorOf('form')} />
        <Button type="submit" busy={busy}>
          {m.account_sign_up()}
        </Button>
      </form>
      <p className="account-terms">
        {m.account_sign_up_terms()}{' '}
        <Link to={href('/terms')} className="link">
          {m.info_terms()}
        </Link>{' '}
        <Link to={href('/privacy')} className="link">
          {m.info_privacy()}
        </Link>
      </p>
      <p className="account-links">
        <ViewLink view="sign-in" next={next} onView={onView}>
          {m.account_to_sign_in()}
        </ViewLink>
      </p>
    </>
  )
}
