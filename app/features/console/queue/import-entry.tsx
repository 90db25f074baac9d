import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import type { QueueImport } from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'

type ImportEntryProps = {
  entry: QueueImport
  /** What was decided, or what can be. */
  children: ReactNode
}

/** An import with the number of its rejected rows. */
export function ImportEntry({ entry, children }: ImportEntryProps) {
  const timeZone = useTimeZone()
  return (
    <li>
      <div className="console-entry">
        <p>
          <Link to={CONSOLE_PAGES.import.path} className="link">
            {entry.name}
          </Link>
        </p>
        <p>
          <b>{m.console_queue_rejected({ n: entry.rejected })}</b> {timeLabel(entry.at, timeZone)}
        </p>
      </div>
      {children}
    </li>
  )
}
