import { useState } from 'react'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Button } from '#app/ui/button.tsx'
import type { EditedListing, VersionEntry } from '#domain/console/console-api.ts'
import type { VersionKind } from '#domain/console/listings/listing-versions.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import type { ListingEdit } from './use-listing-edit.ts'
import { VersionChanges } from './version-changes.tsx'

const KIND_LABELS: Record<VersionKind, () => string> = {
  imported: m.console_version_imported,
  created: m.console_version_created,
  edited: m.console_version_edited,
  published: m.console_version_published,
  withdrawn: m.console_version_withdrawn,
  restored: m.console_version_restored,
  erased: m.console_version_erased,
}

type ListingHistoryProps = { listing: EditedListing; edit: ListingEdit }

/** The versions of a listing, newest first, with their changes and a way back. */
export function ListingHistory({ listing, edit }: ListingHistoryProps) {
  const { id, versions, updatedAt } = listing
  const restore = (version: number) =>
    edit.send('POST', '/restore', { version, basedOn: updatedAt }, m.console_done_restored())
  return (
    <section className="console-section" aria-labelledby="history">
      <h2 id="history">{m.console_history()}</h2>
      {versions.length === 0 && <p className="console-lead">{m.console_history_empty()}</p>}
      <ul className="console-list">
        {versions.map((entry, at) => (
          <Version
            key={entry.version}
            id={id}
            entry={entry}
            onRestore={at === 0 || edit.isDirty ? null : () => restore(entry.version)}
          />
        ))}
      </ul>
    </section>
  )
}

type VersionProps = { id: string; entry: VersionEntry; onRestore: (() => void) | null }

function Version({ id, entry, onRestore }: VersionProps) {
  const timeZone = useTimeZone()
  const [isOpen, setOpen] = useState(false)
  const { version, at, kind, author } = entry
  return (
    <li>
      <span>
        <b>{m.console_version({ n: version })}</b> {KIND_LABELS[kind]()}, {timeLabel(at, timeZone)}
        {author && <span className="console-second">{author}</span>}
      </span>
      <span className="console-buttons">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-label={m.console_compare_version({ n: version })}
          onClick={() => setOpen(!isOpen)}
        >
          {m.console_compare()}
        </Button>
        {onRestore && (
          <Button
            variant="secondary"
            aria-label={m.console_restore_version({ n: version })}
            onClick={onRestore}
          >
            {m.console_restore()}
          </Button>
        )}
      </span>
      {isOpen && <VersionChanges id={id} version={version} />}
    </li>
  )
}
