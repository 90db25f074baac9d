import { useRef, useState } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { CodeField } from './fields/code-field.tsx'
import { codeOf, dataOf, useAuth, useAuthForm } from './use-auth.ts'

type FactorFormProps = { onDone: () => void; onLeave: () => void }
type Factors = { app: string | null; key: string | null }

/** The second factor: a code of an authenticator app, or a security key. */
export function FactorForm({ onDone, onLeave }: FactorFormProps) {
  const loadAuth = useAuth()
  const [factors, setFactors] = useState<Factors>({ app: null, key: null })
  const title = useRef<HTMLHeadingElement>(null)
  const { busy, run, errorOf, form } = useAuthForm(async (fields) => {
    if (!factors.app) return
    const { mfa } = await loadAuth()
    dataOf(await mfa.challengeAndVerify({ factorId: factors.app, code: codeOf(fields) }))
    onDone()
  })

  async function findFactors() {
    const { totp, webauthn } = dataOf(await (await loadAuth()).mfa.listFactors())
    setFactors({ app: totp[0]?.id ?? null, key: webauthn[0]?.id ?? null })
  }
  useOnMount(() => {
    title.current?.focus()
    run(findFactors)
  })

  const leave = () =>
    run(async () => {
      await (await loadAuth()).signOut({ scope: 'local' })
      onLeave()
    })

  const tryKey = (factorId: string) =>
    run(async () => {
      const { mfa } = await loadAuth()
      dataOf(await mfa.webauthn.authenticate({ factorId }))
      onDone()
    })

  const { app, key } = factors
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="account-step">
        {m.account_factor_title()}
      </h2>
      {app && (
        <form {...form} className="account-form">
          <p>{m.account_factor_lead()}</p>
          <CodeField error={errorOf('code')} />
          <Button type="submit" busy={busy}>
            {m.account_code_check()}
          </Button>
        </form>
      )}
      {key && (
        <div className="account-form">
          <p>{m.account_factor_key_lead()}</p>
          <Button variant={app ? 'secondary' : 'primary'} busy={busy} onClick={() => tryKey(key)}>
            {m.account_factor_key()}
          </Button>
        </div>
      )}
      <FormAlert text={errorOf('form')} />
      <p className="account-links">
        <button type="button" className="link" onClick={leave}>
          {m.account_factor_leave()}
        </button>
      </p>
    </>
  )
}
