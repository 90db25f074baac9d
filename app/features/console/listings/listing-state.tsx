import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { EditedListing, ListingState as State } from '#domain/console/console-api.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { toInstant } from '#domain/place/time-zone.ts'
import { CallFault } from '../call-fault.tsx'
import { timeLabel } from '../console-labels.ts'
import { StateBadge } from './state-badge.tsx'
import type { ListingEdit } from './use-listing-edit.ts'

const STATE_TEXTS: Record<State, () => string> = {
  published: m.console_withdraw_text,
  scheduled: m.console_scheduled_text,
  withdrawn: m.console_withdrawn_text,
  draft: m.console_draft_text,
}

type ListingStateProps = { listing: EditedListing; edit: ListingEdit }

/** The state of a listing, and how it changes: now, or at a time. */
export function ListingState({ listing, edit }: ListingStateProps) {
  const { state, contentType, updatedAt } = listing
  const listed = state === 'published'
  const done = listed ? m.console_done_withdrawn() : m.console_done_published()
  return (
    <>
      <div className="console-actions">
        <StateBadge state={state} />
        {CONTENT_TYPE_LABELS[contentType]()}
        {listed && (
          <Link to={listingPath(listing)} className="link" target="_blank" rel="noreferrer">
            {m.console_listing_page()}
          </Link>
        )}
        <Button
          variant="secondary"
          busy={edit.call.isBusy}
          disabled={edit.isDirty}
          onClick={() => edit.send('PUT', '/state', { listed: !listed, basedOn: updatedAt }, done)}
        >
          {listed ? m.console_withdraw() : m.console_publish()}
        </Button>
      </div>
      <p className="console-second">{STATE_TEXTS[state]()}</p>
      {!listed && <Plan listing={listing} edit={edit} />}
      <CallFault call={edit.call} />
    </>
  )
}

function Plan({ listing: { publishAt }, edit }: ListingStateProps) {
  const zone = useTimeZone()
  const [local, setLocal] = useState('')
  function plan(event: FormEvent) {
    event.preventDefault()
    const at = new Date(toInstant(Date.parse(`${local}Z`), zone)).toISOString()
    void edit.send('PUT', '/plan', { at }, m.console_done_planned())
  }
  if (publishAt)
    return (
      <div className="console-actions">
        <p>{m.console_publishes_at({ time: timeLabel(publishAt, zone), zone })}</p>
        <Button
          variant="secondary"
          busy={edit.call.isBusy}
          disabled={edit.isDirty}
          onClick={() => edit.send('DELETE', '/plan', undefined, m.console_done_unplanned())}
        >
          {m.console_plan_cancel()}
        </Button>
      </div>
    )
  return (
    <details className="console-details console-plan">
      <summary>{m.console_plan()}</summary>
      <form onSubmit={plan} className="console-form">
        <Field
          label={m.console_plan_time({ zone })}
          type="datetime-local"
          required
          value={local}
          onChange={(event) => setLocal(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={edit.call.isBusy}
          disabled={edit.isDirty || local === ''}
        >
          {m.console_plan_set()}
        </Button>
      </form>
    </details>
  )
}
