import { useRef, useState } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { dataOf, useAuth, useAuthForm } from '../sign-in/use-auth.ts'

type Passkey = { id: string; created_at: string; last_used_at?: string }

/** Lists, adds and removes passkeys. */
export function Passkeys() {
  const loadAuth = useAuth()
  const title = useRef<HTMLHeadingElement>(null)
  const [passkeys, setPasskeys] = useState<Passkey[]>([])
  const [status, setStatus] = useState('')
  const { busy, run, errorOf } = useAuthForm(async () => {})

  async function load() {
    setPasskeys(dataOf(await (await loadAuth()).passkey.list()))
  }
  useOnMount(() => run(load))

  const add = () =>
    run(async () => {
      setStatus('')
      dataOf(await (await loadAuth()).registerPasskey())
      await load()
      setStatus(m.profile_passkey_added())
    })

  const remove = (passkeyId: string) =>
    run(async () => {
      setStatus('')
      const { error } = await (await loadAuth()).passkey.delete({ passkeyId })
      if (error) throw error
      await load()
      title.current?.focus()
      setStatus(m.profile_passkey_removed())
    })

  return (
    <div className="account-form">
      <h3 ref={title} tabIndex={-1} className="outline-none">
        {m.profile_passkeys()}
      </h3>
      <p className="account-lead">{m.profile_passkeys_text()}</p>
      {passkeys.length > 0 && (
        <ul className="profile-list">
          {passkeys.map(({ id, created_at }) => (
            <li key={id}>
              <span>{m.profile_passkey_of({ date: dayOf(created_at) })}</span>
              <Button variant="plain" busy={busy} onClick={() => remove(id)}>
                {m.profile_passkey_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" busy={busy} onClick={add}>
        {m.profile_passkey_add()}
      </Button>
      <FormAlert text={errorOf('form')} />
      <p role="status">{status}</p>
    </div>
  )
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(getLocale(), { dateStyle: 'long' })
}
