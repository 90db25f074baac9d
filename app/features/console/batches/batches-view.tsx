import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { BatchEntry, UndoneBatch } from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { timeLabel } from '../console-labels.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { changeLabel } from '../listings/bulk-labels.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { useConsoleData } from '../use-console-data.ts'

/** Changes of many listings in the last 30 days, each with its undo. */
export function BatchesView() {
  const { status, value, retry } = useConsoleData<{ batches: BatchEntry[] }>('/bulk')
  return (
    <>
      <p className="console-lead">{m.console_batches_text()}</p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' && <Batches batches={value.batches} onUndone={retry} />}
    </>
  )
}

type BatchesProps = { batches: readonly BatchEntry[]; onUndone: () => void }

function Batches({ batches, onUndone }: BatchesProps) {
  const site = useSite()
  const call = useConsoleCall()
  if (batches.length === 0) return <p className="console-note">{m.console_batches_empty()}</p>
  const undo = (id: string) =>
    call.run(async () => {
      const response = await callConsole(site, 'POST', `/bulk/${id}/undo`, {})
      const { left, leftExamples }: UndoneBatch = await response.json()
      showToast({
        title: m.console_batch_done(),
        ...(left > 0 && {
          description: `${m.console_batch_left({ n: left })} ${leftExamples.slice(0, 3).join(', ')}`,
        }),
      })
      onUndone()
    })
  return (
    <>
      <CallFault call={call} />
      <ul className="console-list">
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} isBusy={call.isBusy} onUndo={() => undo(batch.id)} />
        ))}
      </ul>
    </>
  )
}

type BatchProps = { batch: BatchEntry; isBusy: boolean; onUndo: () => void }

function Batch({ batch, isBusy, onUndo }: BatchProps) {
  const timeZone = useTimeZone()
  const { at, author, change, listings, undoneAt, undoUntil } = batch
  return (
    <li>
      <span>
        <b>{changeLabel(change)}</b> {m.console_batch_listings({ n: listings })}
        <span className="console-second">
          {timeLabel(at, timeZone)} {author}
        </span>
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
