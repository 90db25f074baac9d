import { useState } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { CodeField } from '../sign-in/fields/code-field.tsx'
import { codeOf, dataOf, useAuth, useAuthForm } from '../sign-in/use-auth.ts'

type App =
  | { status: 'unknown' | 'off' }
  | { status: 'adding'; factorId: string; picture: string; secret: string }
  | { status: 'on'; factorId: string }

/** Sets up and removes an authenticator app as the second factor. */
export function AuthenticatorApp() {
  const loadAuth = useAuth()
  const [app, setApp] = useState<App>({ status: 'unknown' })
  const [status, setStatus] = useState('')
  const { busy, run, errorOf, form } = useAuthForm(async (fields) => {
    if (app.status !== 'adding') return
    const { mfa } = await loadAuth()
    const { factorId } = app
    dataOf(await mfa.challengeAndVerify({ factorId, code: codeOf(fields) }))
    setApp({ status: 'on', factorId })
    setStatus(m.profile_app_added())
  })

  async function load() {
    const { totp } = dataOf(await (await loadAuth()).mfa.listFactors())
    setApp(totp[0] ? { status: 'on', factorId: totp[0].id } : { status: 'off' })
  }
  useOnMount(() => run(load))

  const add = () =>
    run(async () => {
      setStatus('')
      const { mfa } = await loadAuth()
      const friendlyName = new Date().toISOString()
      const { id, totp } = dataOf(await mfa.enroll({ factorType: 'totp', friendlyName }))
      setApp({
        status: 'adding',
        factorId: id,
        picture: pictureOf(totp.qr_code),
        secret: totp.secret,
      })
    })

  const remove = (factorId: string) =>
    run(async () => {
      const auth = await loadAuth()
      dataOf(await auth.mfa.unenroll({ factorId }))
      // Removing the factor lowers the session's assurance level; the refresh updates the token.
      dataOf(await auth.refreshSession())
      setApp({ status: 'off' })
      setStatus(m.profile_app_removed())
    })

  return (
    <div className="account-form">
      <h3>{m.profile_app()}</h3>
      <p className="account-lead">
        {app.status === 'on' ? m.profile_app_on() : m.profile_app_off()}
      </p>
      {app.status === 'off' && (
        <Button variant="secondary" busy={busy} onClick={add}>
          {m.profile_app_add()}
        </Button>
      )}
      {app.status === 'adding' && (
        <form {...form} className="account-form">
          <p>{m.profile_app_scan()}</p>
          <img
            src={app.picture}
            alt={m.profile_app_qr()}
            width={200}
            height={200}
            className="profile-qr"
          />
          <p className="profile-key">{m.profile_app_key({ key: app.secret })}</p>
          <CodeField error={errorOf('code')} />
          <Button type="submit" busy={busy}>
            {m.profile_app_confirm()}
          </Button>
        </form>
      )}
      {app.status === 'on' && (
        <Button variant="secondary" busy={busy} onClick={() => remove(app.factorId)}>
          {m.profile_app_remove()}
        </Button>
      )}
      <FormAlert text={errorOf('form')} />
      <p role="status">{status}</p>
    </div>
  )
}

/** Encodes the SVG of the client's data URL: an unencoded "#" of a colour would truncate it. */
function pictureOf(address: string): string {
  const drawing = /<svg[\s\S]*/.exec(address)?.[0]
  return drawing ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : address
}
