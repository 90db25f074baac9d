import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ImportView } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useRunningJob } from '../use-running-job.ts'
import { countsText, STATE_LABELS } from './import-labels.ts'

type ImportProgressProps = { view: ImportView; onChange: (view: ImportView) => void }

/** How far an import is, with its stop; it goes on when the page is closed. */
export function ImportProgress({ view, onChange }: ImportProgressProps) {
  const { id, state, position, rows, counts } = view
  const { call, send } = useRunningJob(`/imports/${id}`, state === 'running', onChange)
  return (
    <section className="console-section">
      <h2 id="import-state">{STATE_LABELS[state]()}</h2>
      {state !== 'done' && (
        <progress
          className="console-progress"
          aria-labelledby="import-state"
          max={rows}
          value={position}
        />
      )}
      <p role="status">{countsText(counts)}</p>
      <CallFault call={call} />
      <div className="console-actions">
        {state === 'running' && (
          <Button variant="secondary" busy={call.isBusy} onClick={() => send('stop')}>
            {m.console_import_stop()}
          </Button>
        )}
        {state === 'stopped' && (
          <Button busy={call.isBusy} onClick={() => send('run')}>
            {m.console_import_go_on()}
          </Button>
        )}
        {state === 'done' && (
          <Link to={CONSOLE_PAGES.batches.path} className="link">
            {m.console_import_undo()}
          </Link>
        )}
      </div>
    </section>
  )
}
