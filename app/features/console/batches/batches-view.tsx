import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { BatchEntry } from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { timeLabel } from '../console-labels.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { changeLabel } from '../listings/bulk-labels.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { useConsoleData } from '../use-console-data.ts'
import { BatchProgress } from './batch-progress.tsx'

/** Changes of many listings in the last 30 days, each with its progress and its undo. */
export function BatchesView() {
  const { status, value, show, retry } = useConsoleData<{ batches: BatchEntry[] }>('/bulk')
  const change = (changed: BatchEntry) => {
    if (value)
      show({ batches: value.batches.map((each) => (each.id === changed.id ? changed : each)) })
  }
  return (
    <>
      <p className="console-lead">{m.console_batches_text()}</p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' && <Batches batches={value.batches} onChange={change} />}
    </>
  )
}

type BatchesProps = { batches: readonly BatchEntry[]; onChange: (batch: BatchEntry) => void }

function Batches({ batches, onChange }: BatchesProps) {
  const site = useSite()
  const call = useConsoleCall()
  if (batches.length === 0) return <p className="console-note">{m.console_batches_empty()}</p>
  const undo = (id: string) =>
    call.run(async () => {
      onChange(await (await callConsole(site, 'POST', `/bulk/${id}/undo`, {})).json())
    })
  return (
    <>
      <CallFault call={call} />
      <ul className="console-list">
        {batches.map((batch) => (
          <Batch
            key={batch.id}
            batch={batch}
            isBusy={call.isBusy}
            onUndo={() => undo(batch.id)}
            onChange={onChange}
          />
        ))}
      </ul>
    </>
  )
}

type BatchProps = {
  batch: BatchEntry
  isBusy: boolean
  onUndo: () => void
  onChange: (batch: BatchEntry) => void
}

function Batch({ batch, isBusy, onUndo, onChange }: BatchProps) {
  const timeZone = useTimeZone()
  const { id, at, author, change, listings, undoneAt, undoUntil, run } = batch
  return (
    <li>
      <span>
        <b>{changeLabel(change)}</b> {m.console_batch_listings({ n: listings })}
        <span className="console-second">
          {timeLabel(at, timeZone)} {author}
        </span>
        {run && run.counts.left > 0 && (
          <span className="console-second">
            {m.console_batch_left({ n: run.counts.left })}{' '}
            <span lang="en">{run.counts.leftExamples.slice(0, 3).join(', ')}</span>
          </span>
        )}
        {run && <BatchProgress id={id} run={run} onChange={onChange} />}
      </span>
      {undoneAt && <span>{m.console_batch_undone({ time: timeLabel(undoneAt, timeZone) })}</span>}
      {undoUntil && (
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={m.console_batch_undo_that({ change: changeLabel(change) })}
          onClick={onUndo}
        >
          {m.console_decision_undo()}
        </Button>
      )}
    </li>
  )
}
