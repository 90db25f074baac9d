import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Queue, QueueEntry } from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { DecideDialog } from './decide-dialog.tsx'
import { Entry } from './queue-entry.tsx'

type OpenListProps = { entries: readonly QueueEntry[]; onDecided: (queue: Queue) => void }

/** Entries that wait for a decision. */
export function OpenList({ entries, onDecided }: OpenListProps) {
  const [chosen, setChosen] = useState<QueueEntry | null>(null)
  if (entries.length === 0) return <p className="console-note">{m.console_queue_empty()}</p>
  return (
    <>
      <ul className="console-list">
        {entries.map((entry) => (
          <Entry key={entry.listing.id} listing={entry.listing} reports={entry.reports}>
            <Button
              variant="secondary"
              aria-label={m.console_decide_about({ title: entry.listing.title })}
              onClick={() => setChosen(entry)}
            >
              {m.console_decide()}
            </Button>
          </Entry>
        ))}
      </ul>
      {chosen && (
        <DecideDialog entry={chosen} onDecided={onDecided} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
