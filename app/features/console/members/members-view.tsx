import { type FormEvent, useState } from 'react'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { MEMBER_SEARCH_FROM, type MemberEntry } from '#domain/console/members.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { MemberDialog } from './member-dialog.tsx'

/** A search for members; nobody is listed without one, and the words stay out of the URL. */
export function MembersView() {
  const [query, setQuery] = useState('')
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('q')
    setQuery(typeof given === 'string' ? given.trim() : '')
  }
  return (
    <>
      <p className="console-lead">{m.console_members_text()}</p>
      <form onSubmit={search} className="console-form">
        <Field
          label={m.console_members_search()}
          name="q"
          type="search"
          maxLength={254}
          minLength={MEMBER_SEARCH_FROM}
          required
        />
        <Button type="submit">{m.console_members_find()}</Button>
      </form>
      {query.length >= MEMBER_SEARCH_FROM && <Members key={query} query={query} />}
    </>
  )
}

function Members({ query }: { query: string }) {
  const path = `/members?q=${encodeURIComponent(query)}`
  const { status, value, refresh, retry } = useConsoleData<{ members: MemberEntry[] }>(path)
  const [editedId, setEditedId] = useState<string | null>(null)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { members } = value
  if (members.length === 0) return <p className="console-note">{m.console_members_empty()}</p>
  const edited = members.find(({ id }) => id === editedId)
  return (
    <>
      <TableRegion label={m.console_members()}>
        <thead>
          <tr>
            <th scope="col">{m.console_person()}</th>
            <th scope="col">{m.console_since()}</th>
            <th scope="col">{m.console_last_sign_in()}</th>
            <th scope="col">{m.console_devices()}</th>
            <th scope="col">
              <span className="sr-only">{m.console_manage()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} member={member} onEdit={() => setEditedId(member.id)} />
          ))}
        </tbody>
      </TableRegion>
      {edited && (
        <MemberDialog member={edited} onChanged={refresh} onClose={() => setEditedId(null)} />
      )}
    </>
  )
}

function Row({ member, onEdit }: { member: MemberEntry; onEdit: () => void }) {
  const timeZone = useTimeZone()
  const { email, createdAt, lastSignInAt, deleteAfter, isSuspended, isStaff, sessions } = member
  return (
    <tr>
      <th scope="row">
        {email} {isSuspended && <Badge tone="sun">{m.console_suspended()}</Badge>}
        {deleteAfter && (
          <span className="console-second">
            {m.console_members_leaving({ time: timeLabel(deleteAfter, timeZone) })}
          </span>
        )}
      </th>
      <td>{timeLabel(createdAt, timeZone)}</td>
      <td>{lastSignInAt ? timeLabel(lastSignInAt, timeZone) : m.console_never()}</td>
      <td>{sessions}</td>
      <td>
        {isStaff ? (
          m.console_members_staff()
        ) : (
          <Button
            variant="secondary"
            onClick={onEdit}
            aria-label={m.console_manage_person({ person: email })}
          >
            {m.console_manage()}
          </Button>
        )}
      </td>
    </tr>
  )
}
