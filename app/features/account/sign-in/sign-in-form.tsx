import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { toSignInError } from './auth-fault.ts'
import { EmailField } from './fields/email-field.tsx'
import { PasswordField } from './fields/password-field.tsx'
import { OtherMethods } from './other-ways.tsx'
import { type FormProps, needsFactor } from './sign-in-view.ts'
import { dataOf, textOf, useAuth, useAuthForm } from './use-auth.ts'
import { ViewLink } from './view-link.tsx'

/** Sign-in with email address and password. */
export function SignInForm({ next, onView, onFactor, onDone }: FormProps) {
  const loadAuth = useAuth()
  const { busy, errorOf, form } = useAuthForm(async (fields) => {
    const auth = await loadAuth()
    const email = textOf(fields, 'email').trim()
    dataOf(await auth.signInWithPassword({ email, password: textOf(fields, 'password') }))
    if (await needsFactor(auth)) onFactor()
    else onDone()
  }, toSignInError)
  return (
    <>
      <form {...form} className="account-form">
        <EmailField autoComplete="username webauthn" error={errorOf('email')} />
        <PasswordField
          label={m.account_password()}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <FormAlert text={errorOf('form')} />
        <Button type="submit" busy={busy}>
          {m.account_sign_in()}
        </Button>
      </form>
      <p className="account-links">
        <ViewLink view="forgot" next={next} onView={onView}>
          {m.account_to_forgot()}
        </ViewLink>
        <ViewLink view="sign-up" next={next} onView={onView}>
          {m.account_to_sign_up()}
        </ViewLink>
      </p>
      <OtherMethods next={next} onView={onView} onFactor={onFactor} onDone={onDone} />
    </>
  )
}
