import { useState } from 'react'
import { callAccount } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { useAuthForm } from '../sign-in/use-auth.ts'
import { type Profile, readProfile } from './use-profile.ts'

type LeavingProps = { profile: Profile; onSaved: (profile: Profile) => void }

/** Data export, and account deletion, which can be cancelled for a while. */
export function Leaving({ profile, onSaved }: LeavingProps) {
  const site = useSite()
  const [sure, setSure] = useState(false)
  const [status, setStatus] = useState('')
  const { busy, run, errorOf } = useAuthForm(async () => {})

  const download = () =>
    run(async () => {
      const response = await callAccount(site, 'GET', '/export')
      offerFile(await response.blob(), 'my-data.json')
    })

  const change = (method: 'POST' | 'DELETE') =>
    run(async () => {
      setSure(false)
      setStatus('')
      const response = await callAccount(site, method, '/deletion')
      onSaved(readProfile(await response.json()))
      if (method === 'DELETE') setStatus(m.profile_kept())
    })

  return (
    <div className="account-form">
      <p className="account-lead">{m.profile_download_text()}</p>
      <Button variant="secondary" busy={busy} onClick={download}>
        {m.profile_download()}
      </Button>
      <h3>{m.profile_delete()}</h3>
      {profile.deleteAfter ? (
        <>
          <p role="status">{m.profile_leaving({ date: dayOf(profile.deleteAfter) })}</p>
          <Button busy={busy} onClick={() => change('DELETE')}>
            {m.profile_delete_keep()}
          </Button>
        </>
      ) : (
        <>
          <p className="account-lead">{m.profile_delete_text()}</p>
          <Button variant="secondary" busy={busy} onClick={() => setSure(true)}>
            {m.profile_delete()}
          </Button>
        </>
      )}
      <FormAlert text={errorOf('form')} />
      <p role="status">{status}</p>
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={m.profile_delete_sure()}
        closeLabel={m.account_close()}
      >
        <p className="account-lead">{m.profile_delete_text()}</p>
        <p className="profile-row">
          <Button onClick={() => change('POST')}>{m.profile_delete_confirm()}</Button>
          <Button variant="secondary" onClick={() => setSure(false)}>
            {m.profile_delete_keep()}
          </Button>
        </p>
      </Dialog>
    </div>
  )
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(getLocale(), { dateStyle: 'long' })
}

function offerFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
