import type { BulkPreview } from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { SKIP_LABELS } from './bulk-labels.ts'
import { fieldLabel, valueText } from './field-labels.ts'

/** What a change of many listings would do. */
export function BulkPreviewList({ preview }: { preview: BulkPreview }) {
  const { changed, examples, skipped, skippedCount } = preview
  return (
    <div className="console-preview">
      <p role="status">
        <b>{m.console_bulk_would({ n: changed })}</b>
        {skippedCount > 0 && ` ${m.console_bulk_stay({ n: skippedCount })}`}
      </p>
      <ul>
        {examples.map(({ id, title, changes }) => (
          <li key={id}>
            <span lang="en">{title}</span>
            {changes.map(({ field, before, after }) => (
              <span key={field} className="console-second">
                {fieldLabel(field)}: <del lang="en">{textOf(before)}</del>{' '}
                <ins lang="en">{textOf(after)}</ins>
              </span>
            ))}
          </li>
        ))}
        {skipped.map(({ id, title, reason }) => (
          <li key={id}>
            <span lang="en">{title}</span>
            <span className="console-second">{SKIP_LABELS[reason]()}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Amounts in their currency; everything else as in the history. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('minor' in value)) return valueText(value)
  const { minor, currency } = value as { minor: number; currency?: unknown }
  return `${(minor / 100).toFixed(2)} ${String(currency ?? '')}`
}
