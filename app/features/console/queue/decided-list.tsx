import type { ReactNode } from 'react'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { DecidedEntry, UndoneDecision } from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { timeLabel } from '../console-labels.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { ImportEntry } from './import-entry.tsx'
import { Entry } from './queue-entry.tsx'
import { DECISION_LABELS } from './queue-labels.ts'

type DecidedListProps = { entries: readonly DecidedEntry[]; onUndone: () => void }

/** The newest decisions, each with its undo. */
export function DecidedList({ entries, onUndone }: DecidedListProps) {
  const site = useSite()
  const call = useConsoleCall()
  if (entries.length === 0) return <p className="console-note">{m.console_queue_none_decided()}</p>
  const undo = (id: string) =>
    call.run(async () => {
      const response = await callConsole(site, 'DELETE', `/queue/decisions/${id}`)
      const { listing }: UndoneDecision = await response.json()
      showToast({
        title: m.console_decision_undone(),
        ...(listing === 'left' && { description: m.console_decision_listing_left() }),
      })
      onUndone()
    })
  return (
    <>
      <CallFault call={call} />
      <ul className="console-list">
        {entries.map((entry) => (
          <DecidedSubject key={entry.id} entry={entry}>
            <Decided entry={entry} />
            <Button
              variant="secondary"
              busy={call.isBusy}
              aria-label={m.console_decision_undo_about({
                title: entry.listing?.title ?? entry.import?.name ?? '',
              })}
              onClick={() => undo(entry.id)}
            >
              {m.console_decision_undo()}
            </Button>
          </DecidedSubject>
        ))}
      </ul>
    </>
  )
}

function DecidedSubject({ entry, children }: { entry: DecidedEntry; children: ReactNode }) {
  if (entry.import) return <ImportEntry entry={entry.import}>{children}</ImportEntry>
  if (!entry.listing) return null
  return (
    <Entry listing={entry.listing} reports={entry.reports}>
      {children}
    </Entry>
  )
}

function Decided({ entry: { decision, note, at, by } }: { entry: DecidedEntry }) {
  const timeZone = useTimeZone()
  return (
    <p className="console-entry">
      <b>{DECISION_LABELS[decision]()}</b> {timeLabel(at, timeZone)}
      <span className="console-words">{note}</span>
      <span className="console-second">{by}</span>
    </p>
  )
}
