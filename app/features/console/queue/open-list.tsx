import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Queue, QueueEntry, QueueImport } from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { DecideDialog, type Undecided } from './decide-dialog.tsx'
import { ImportEntry } from './import-entry.tsx'
import { Entry } from './queue-entry.tsx'

type OpenListProps = { queue: Queue; onDecided: (queue: Queue) => void }

/** Everything that waits for a decision, newest first. */
export function OpenList({ queue, onDecided }: OpenListProps) {
  const [chosen, setChosen] = useState<Undecided | null>(null)
  const waiting = [...queue.open, ...queue.imports].toSorted((one, other) =>
    timeOf(other).localeCompare(timeOf(one)),
  )
  if (waiting.length === 0) return <p className="console-note">{m.console_queue_empty()}</p>
  const decideButton = (title: string, undecided: Undecided) => (
    <Button
      variant="secondary"
      aria-label={m.console_decide_about({ title })}
      onClick={() => setChosen(undecided)}
    >
      {m.console_decide()}
    </Button>
  )
  return (
    <>
      <ul className="console-list">
        {waiting.map((entry) =>
          'listing' in entry ? (
            <Entry key={entry.listing.id} listing={entry.listing} reports={entry.reports}>
              {decideButton(entry.listing.title, { entry })}
            </Entry>
          ) : (
            <ImportEntry key={entry.id} entry={entry}>
              {decideButton(entry.name, { import: entry })}
            </ImportEntry>
          ),
        )}
      </ul>
      {chosen && (
        <DecideDialog undecided={chosen} onDecided={onDecided} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

const timeOf = (entry: QueueEntry | QueueImport) =>
  'listing' in entry ? (entry.reports[0]?.at ?? '') : entry.at
