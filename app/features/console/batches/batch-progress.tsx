import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { BatchEntry, BulkRun } from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../call-fault.tsx'
import { useRunningJob } from '../use-running-job.ts'

type BatchProgressProps = {
  id: string
  run: BulkRun
  onChange: (batch: BatchEntry) => void
}

/** How far a bulk change or its undoing is, with its stop; it goes on when the page is closed. */
export function BatchProgress({ id, run, onChange }: BatchProgressProps) {
  const { task, state, position, rows } = run
  const labelId = useId()
  const { call, send } = useRunningJob(`/bulk/${id}`, state === 'running', onChange)
  if (state === 'done') return null
  return (
    <div className="console-preview">
      <p id={labelId}>{state === 'stopped' ? m.console_batch_stopped() : RUNNING[task]()}</p>
      <progress
        className="console-progress"
        aria-labelledby={labelId}
        max={rows}
        value={position}
      />
      <p role="status">{m.console_batch_position({ n: position, total: rows })}</p>
      <CallFault call={call} />
      <div className="console-actions">
        {state === 'running' ? (
          <Button variant="secondary" busy={call.isBusy} onClick={() => send('stop')}>
            {m.console_import_stop()}
          </Button>
        ) : (
          <Button variant="secondary" busy={call.isBusy} onClick={() => send('run')}>
            {m.console_import_go_on()}
          </Button>
        )}
      </div>
    </div>
  )
}

const RUNNING: Record<BulkRun['task'], () => string> = {
  apply: m.console_batch_applying,
  undo: m.console_batch_undoing,
}
