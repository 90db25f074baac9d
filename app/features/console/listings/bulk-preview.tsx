import type { BulkPreview } from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { SKIP_LABELS } from './bulk-labels.ts'
import { fieldLabel } from './field-labels.ts'
import { StoredValue } from './stored-value.tsx'

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
                {fieldLabel(field)}: <StoredValue as="del" field={field} value={before} />{' '}
                <StoredValue as="ins" field={field} value={after} />
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
