import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_LIMIT,
  type WebhookEvent,
  type WebhookSecret,
} from '#domain/console/webhooks.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { OnceField } from '../once-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { EVENT_LABELS } from './webhook-labels.ts'

/** Creates a webhook, whose secret is shown once. */
export function WebhookForm({ onCreated }: { onCreated: () => void }) {
  const site = useSite()
  const call = useConsoleCall()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS)
  const [created, setCreated] = useState<WebhookSecret | null>(null)

  function create(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      setCreated(await (await callConsole(site, 'POST', '/webhooks', { url, events })).json())
      setUrl('')
      onCreated()
    })
  }

  return (
    <section className="console-section" aria-labelledby="new-webhook">
      <h2 id="new-webhook">{m.console_webhook_new()}</h2>
      <form onSubmit={create} className="console-form">
        <Field
          label={m.console_webhook_url()}
          hint={m.console_webhook_url_hint()}
          type="url"
          required
          maxLength={WEBHOOK_URL_LIMIT}
          autoComplete="off"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <EventsField value={events} onChange={setEvents} />
        <CallFault call={call} />
        <Button type="submit" busy={call.isBusy} disabled={events.length === 0}>
          {m.console_webhook_create()}
        </Button>
      </form>
      {created && <SecretField created={created} />}
    </section>
  )
}

/** The secret of a webhook, which is shown once. */
export function SecretField({ created: { secret, webhook } }: { created: WebhookSecret }) {
  return (
    <OnceField
      label={m.console_webhook_secret({ url: webhook.url })}
      hint={m.console_webhook_once()}
      value={secret}
      copyLabel={m.console_webhook_copy()}
    />
  )
}

type EventsFieldProps = {
  value: readonly WebhookEvent[]
  onChange: (events: readonly WebhookEvent[]) => void
}

function EventsField({ value, onChange }: EventsFieldProps) {
  const toggled = (event: WebhookEvent) =>
    WEBHOOK_EVENTS.filter((one) => (one === event ? !value.includes(one) : value.includes(one)))
  return (
    <fieldset className="console-roles">
      <legend>{m.console_webhook_events()}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event}>
          <input
            type="checkbox"
            checked={value.includes(event)}
            onChange={() => onChange(toggled(event))}
          />
          <span>
            <b>{EVENT_LABELS[event]()}</b> <code>{event}</code>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
