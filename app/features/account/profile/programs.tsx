import { useRef, useState } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { AccountError, callAuth } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { useAuthForm } from '../sign-in/use-auth.ts'
import { type Program, readPrograms } from './program.ts'

/** The programs that act for the member; nothing where there are none, or the auth service has none. */
export function Programs() {
  const site = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  const [programs, setPrograms] = useState<Program[]>([])
  const [status, setStatus] = useState('')
  const { busy, run, errorOf } = useAuthForm(async () => {})

  async function load() {
    try {
      const response = await callAuth(site, 'GET', '/user/oauth/grants')
      setPrograms(readPrograms(await response.json()))
    } catch (error) {
      if (!(error instanceof AccountError && error.status === 404)) throw error
    }
  }
  useOnMount(() => run(load))

  const end = (id: string) =>
    run(async () => {
      setStatus('')
      await callAuth(site, 'DELETE', `/user/oauth/grants?client_id=${encodeURIComponent(id)}`)
      setStatus(m.profile_program_ended())
      await load()
      title.current?.focus()
    })

  if (programs.length === 0 && status === '') return <FormAlert text={errorOf('form')} />
  return (
    <div className="account-form">
      <h3 ref={title} tabIndex={-1} className="outline-none">
        {m.profile_programs()}
      </h3>
      <ul className="profile-list">
        {programs.map(({ id, name, since }) => (
          <li key={id}>
            <span className="break-all">
              {name}
              <span className="block text-small text-ink-2">
                {m.profile_program_since({ time: dayOf(since) })}
              </span>
            </span>
            <Button
              variant="plain"
              busy={busy}
              aria-label={m.profile_program_end_of({ program: name })}
              onClick={() => end(id)}
            >
              {m.profile_program_end()}
            </Button>
          </li>
        ))}
      </ul>
      <FormAlert text={errorOf('form')} />
      <p role="status">{status}</p>
    </div>
  )
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(getLocale(), { dateStyle: 'medium' })
}
