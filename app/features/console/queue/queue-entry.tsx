import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { REASON_LABELS } from '#app/lib/i18n/report-labels.ts'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import type { QueueListing, QueueReport } from '#domain/console/queue.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { StateBadge } from '../listings/state-badge.tsx'

type EntryProps = {
  listing: QueueListing
  reports: readonly QueueReport[]
  /** What was decided, or what can be. */
  children: ReactNode
}

/** A listing with its reports. */
export function Entry({ listing, reports, children }: EntryProps) {
  return (
    <li>
      <div className="console-entry">
        <p>
          <ListingName listing={listing} />
        </p>
        <ul>
          {reports.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      </div>
      {children}
    </li>
  )
}

function ListingName({ listing: { title, page } }: { listing: QueueListing }) {
  if (!page)
    return (
      <>
        <b>{title}</b> {m.console_queue_erased()}
      </>
    )
  return (
    <>
      <Link to={listingPath(page)} className="link" lang="en">
        {title}
      </Link>{' '}
      <StateBadge state={page.state} />
    </>
  )
}

function Report({ report: { reason, words, at } }: { report: QueueReport }) {
  const timeZone = useTimeZone()
  return (
    <li>
      <b>{REASON_LABELS[reason]()}</b> {timeLabel(at, timeZone)}
      {words && <span className="console-words">{words}</span>}
    </li>
  )
}
