import type { ApiKeyList } from '#domain/console/api-keys.ts'
import { m } from '#domain/messages/messages.js'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { KeyForm } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'

/** Every key of the API, and a form for a new one. */
export function KeysView() {
  const { status, value, show, refresh, retry } = useConsoleData<ApiKeyList>('/keys')
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  return (
    <>
      <p className="console-lead">
        {m.console_keys_text()}{' '}
        <a href="/api/v1/docs" className="underline">
          {m.console_keys_docs()}
        </a>
      </p>
      {value.keys.length === 0 ? (
        <p className="console-note">{m.console_keys_empty()}</p>
      ) : (
        <KeyTable keys={value.keys} onRevoked={show} />
      )}
      <KeyForm onCreated={refresh} />
    </>
  )
}
