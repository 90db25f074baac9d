import { useRef, useState } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { AccountError, callAuth } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { useAuthForm } from '../sign-in/use-auth.ts'
import { type Device, deviceName, readDevices } from './device.ts'

/** The member's sessions; null if the auth service does not list them. */
export function Devices() {
  const site = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  const [devices, setDevices] = useState<Device[]>([])
  const [status, setStatus] = useState('')
  const { busy, run, errorOf } = useAuthForm(async () => {})

  async function load() {
    try {
      const response = await callAuth(site, 'GET', '/user/sessions')
      setDevices(readDevices(await response.json()))
    } catch (error) {
      if (!(error instanceof AccountError && error.status === 404)) throw error
    }
  }
  useOnMount(() => run(load))

  const end = (id: string) =>
    run(async () => {
      setStatus('')
      await callAuth(site, 'DELETE', `/user/sessions/${id}`)
      await load()
      title.current?.focus()
      setStatus(m.profile_device_ended())
    })

  if (devices.length === 0) return <FormAlert text={errorOf('form')} />
  return (
    <div className="account-form">
      <h3 ref={title} tabIndex={-1} className="outline-none">
        {m.profile_devices()}
      </h3>
      <ul className="profile-list">
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              {deviceName(device.userAgent)}
              <span className="block text-small text-ink-2">
                {device.isCurrent ? m.profile_device_here() : timeOf(device.lastSeenAt)}
              </span>
            </span>
            {!device.isCurrent && (
              <Button
                variant="plain"
                busy={busy}
                aria-label={m.profile_device_end_of({ device: deviceName(device.userAgent) })}
                onClick={() => end(device.id)}
              >
                {m.profile_device_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormAlert text={errorOf('form')} />
      <p role="status">{status}</p>
    </div>
  )
}

function timeOf(time: string): string {
  const when = new Date(time).toLocaleString(getLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return m.profile_device_seen({ time: when })
}
