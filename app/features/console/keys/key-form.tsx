import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import {
  API_SCOPES,
  type ApiScope,
  KEY_NAME_LIMIT,
  KEY_RATE,
  type NewApiKey,
} from '#domain/console/api-keys.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { OnceField } from '../once-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { SCOPE_LABELS } from './scope-labels.ts'

/** Creates a key, which is shown once. */
export function KeyForm({ onCreated }: { onCreated: () => void }) {
  const site = useSite()
  const call = useConsoleCall()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['read'])
  const [perMinute, setPerMinute] = useState(String(KEY_RATE.usual))
  const [created, setCreated] = useState<NewApiKey | null>(null)

  function create(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      const body = { name, scopes, perMinute: Number(perMinute) }
      setCreated(await (await callConsole(site, 'POST', '/keys', body)).json())
      setName('')
      onCreated()
    })
  }

  return (
    <section className="console-section" aria-labelledby="new-key">
      <h2 id="new-key">{m.console_key_new()}</h2>
      <form onSubmit={create} className="console-form">
        <Field
          label={m.console_key_name()}
          hint={m.console_key_name_hint()}
          required
          maxLength={KEY_NAME_LIMIT}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ScopeField value={scopes} onChange={setScopes} />
        <Field
          label={m.console_key_rate()}
          type="number"
          required
          min={KEY_RATE.least}
          max={KEY_RATE.most}
          value={perMinute}
          onChange={(event) => setPerMinute(event.target.value)}
        />
        <CallFault call={call} />
        <Button type="submit" busy={call.isBusy} disabled={scopes.length === 0}>
          {m.console_key_create()}
        </Button>
      </form>
      {created && (
        <OnceField
          label={m.console_key_text({ name: created.entry.name })}
          hint={m.console_key_once()}
          value={created.key}
          copyLabel={m.console_key_copy()}
        />
      )}
    </section>
  )
}

type ScopeFieldProps = {
  value: readonly ApiScope[]
  onChange: (scopes: readonly ApiScope[]) => void
}

function ScopeField({ value, onChange }: ScopeFieldProps) {
  const toggled = (scope: ApiScope) =>
    API_SCOPES.filter((one) => (one === scope ? !value.includes(one) : value.includes(one)))
  return (
    <fieldset className="console-roles" aria-describedby="scopes-hint">
      <legend>{m.console_key_scopes()}</legend>
      <p id="scopes-hint" className="text-ink-2 text-small">
        {m.console_key_scopes_hint()}
      </p>
      {API_SCOPES.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            checked={value.includes(scope)}
            onChange={() => onChange(toggled(scope))}
          />
          <span>
            <b>{SCOPE_LABELS[scope]()}</b> <code>{scope}</code>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
