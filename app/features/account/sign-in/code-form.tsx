import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { focusOnMount } from '#app/ui/focus-on-mount.ts'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { CodeField } from './fields/code-field.tsx'
import { needsFactor, type Posted, postMail } from './sign-in-view.ts'
import { codeOf, dataOf, useAuth, useAuthForm } from './use-auth.ts'

type CodeFormProps = {
  posted: Posted
  onBack: () => void
  onFactor: () => void
  onDone: () => void
}

/** Form for the code in a mail, in case its link opens in another browser. */
export function CodeForm({ posted, onBack, onFactor, onDone }: CodeFormProps) {
  const loadAuth = useAuth()
  const [again, setAgain] = useState(false)
  const { busy, run, errorOf, form } = useAuthForm(async (fields) => {
    const auth = await loadAuth()
    const { kind: type, email } = posted
    dataOf(await auth.verifyOtp({ type, email, token: codeOf(fields) }))
    if (await needsFactor(auth)) onFactor()
    else onDone()
  })

  const resend = () =>
    run(async () => {
      setAgain(false)
      await postMail(await loadAuth(), posted)
      setAgain(true)
    })

  return (
    <>
      <h2 ref={focusOnMount} tabIndex={-1} className="account-step">
        {m.account_code_title()}
      </h2>
      <p className="account-lead">
        {posted.isRateLimited && !again
          ? m.account_mail_refused()
          : m.account_code_lead({ email: posted.email })}
      </p>
      <form {...form} className="account-form">
        <CodeField error={errorOf('code')} />
        <FormAlert text={errorOf('form')} />
        <Button type="submit" busy={busy}>
          {m.account_code_check()}
        </Button>
      </form>
      <p className="account-links">
        <button type="button" className="link" onClick={onBack}>
          {m.account_back()}
        </button>
        <button type="button" className="link" onClick={resend}>
          {m.account_code_again()}
        </button>
      </p>
      <p role="status" className="account-lead">
        {again && m.account_code_sent_again()}
      </p>
    </>
  )
}
