import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { EmailField } from './fields/email-field.tsx'
import { type FormProps, type Posted, postMail, wasMailRateLimited } from './sign-in-view.ts'
import { textOf, useAuth, useAuthForm } from './use-auth.ts'
import { ViewLink } from './view-link.tsx'

type MailFormProps = FormProps & { kind: Posted['kind']; lead: string }

/** Requests a mail with a link and a code, to sign in or to set a new password. */
export function MailForm({ next, onView, onPosted, kind, lead }: MailFormProps) {
  const loadAuth = useAuth()
  const { busy, errorOf, form } = useAuthForm(async (fields) => {
    const posted = { kind, email: textOf(fields, 'email').trim(), next }
    const auth = await loadAuth()
    const isRateLimited = await wasMailRateLimited(() => postMail(auth, posted))
    onPosted({ ...posted, isRateLimited })
  })
  return (
    <>
      <p className="account-lead">{lead}</p>
      <form {...form} className="account-form">
        <EmailField error={errorOf('email')} />
        <FormAlert text={errorOf('form')} />
        <Button type="submit" busy={busy}>
          {m.account_send_mail()}
        </Button>
      </form>
      <p className="account-links">
        <ViewLink view="sign-in" next={next} onView={onView}>
          {m.account_back()}
        </ViewLink>
      </p>
    </>
  )
}
