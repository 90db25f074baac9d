import { useState } from 'react'
import { withReturnPath } from '#app/lib/return-path.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import type { Member } from '#app/lib/session/account-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { dataOf, textOf, useAuth, useAuthForm } from '../sign-in/use-auth.ts'

/** Changes the email address, which both the old and the new address must confirm by mail. */
export function AddressForm({ member }: { member: Member }) {
  const loadAuth = useAuth()
  const [pending, setPending] = useState<string | null>(null)
  const { busy, errorOf, form } = useAuthForm(async (fields) => {
    const auth = await loadAuth()
    const email = textOf(fields, 'email').trim()
    const emailRedirectTo = pageUrl(
      window.location.origin,
      withReturnPath('/sign-in/return', '/profile'),
    )
    const { user } = dataOf(await auth.updateUser({ email }, { emailRedirectTo }))
    setPending(user.new_email ?? null)
  })
  return (
    <form {...form} className="account-form">
      <p className="account-lead">{m.profile_address_now({ email: member.email })}</p>
      <Field
        label={m.profile_address()}
        name="email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
      />
      <FormAlert text={errorOf('form')} />
      <Button type="submit" variant="secondary" busy={busy}>
        {m.profile_address_change()}
      </Button>
      <p role="status" className="account-lead">
        {pending && `${m.profile_address_pending({ email: pending })} ${m.profile_address_sent()}`}
      </p>
    </form>
  )
}
