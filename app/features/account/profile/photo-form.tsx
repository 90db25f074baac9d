import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { AccountError, callAccount } from '#app/lib/session/account-api.ts'
import { fetchMemberPhoto } from '#app/lib/session/fetch-member-photo.ts'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { PHOTO_LIMIT_BYTES } from '#domain/member/member-limits.ts'
import { m } from '#domain/messages/messages.js'
import { toAuthError } from '../sign-in/auth-fault.ts'
import type { Profile } from './use-profile.ts'

type PhotoFormProps = { profile: Profile; onSaved: (profile: Profile) => void }

/** The member's photo. It is private, so it is fetched with their token. */
export function PhotoForm({ profile, onSaved }: PhotoFormProps) {
  const site = useSite()
  const id = useId()
  const [version, setVersion] = useState(0)
  const url = usePhotoUrl(profile.hasPhoto, version)
  const [status, setStatus] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(method: 'PUT' | 'DELETE', file?: File) {
    setBusy(true)
    setError(undefined)
    setStatus('')
    try {
      const call = () => callAccount(site, method, '/photo', file)
      await withSessionRecovery(call, () => send(method, file))
      onSaved({ ...profile, hasPhoto: method === 'PUT' })
      setVersion((known) => known + 1)
      fetchMemberPhoto(site).catch(console.info)
      setStatus(method === 'PUT' ? m.profile_photo_saved() : m.profile_photo_removed())
    } catch (error) {
      setError(photoError(error))
    } finally {
      setBusy(false)
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Allows choosing the same file again.
    target.value = ''
    if (!file || busy) return
    if (file.size > PHOTO_LIMIT_BYTES) setError(m.profile_photo_heavy())
    else send('PUT', file)
  }

  return (
    <div className="account-form" aria-busy={busy}>
      <h3>{m.profile_photo()}</h3>
      {url && (
        <img
          src={url}
          alt={m.profile_photo_alt()}
          width={96}
          height={96}
          className="profile-photo"
        />
      )}
      <p id={`${id}-hint`} className="account-lead">
        {m.profile_photo_hint()}
      </p>
      <p className="profile-row">
        <label className={`${buttonClass('secondary')} profile-file`}>
          {m.profile_photo_choose()}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
        </label>
        {profile.hasPhoto && (
          <Button variant="plain" busy={busy} onClick={() => send('DELETE')}>
            {m.profile_photo_remove()}
          </Button>
        )}
      </p>
      <FormAlert text={error} />
      <p role="status">{status}</p>
    </div>
  )
}

function photoError(error: unknown): string {
  if (error instanceof AccountError && error.code === 'not_a_picture')
    return m.profile_photo_refused()
  if (error instanceof AccountError && error.code === 'too_many_pixels')
    return m.profile_photo_pixels()
  if (error instanceof AccountError && error.status === 413) return m.profile_photo_heavy()
  return toAuthError(error).text
}

/** An object URL of the photo, revoked on unmount; null without a photo. Each version is fetched again. */
function usePhotoUrl(hasPhoto: boolean, version: number): string | null {
  const { apiUrl, anonKey } = useSite()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!hasPhoto) return setUrl(null)
    let objectUrl: string | null = null
    let stale = false
    callAccount({ apiUrl, anonKey }, 'GET', `/photo?v=${version}`)
      .then((response) => response.blob())
      .then((photo) => {
        if (stale) return
        objectUrl = URL.createObjectURL(photo)
        setUrl(objectUrl)
      }, console.warn)
    return () => {
      stale = true
      if (objectUrl) URL.revokeObjectURL(objectUrl)
    }
  }, [apiUrl, anonKey, hasPhoto, version])
  return url
}
