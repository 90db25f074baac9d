import type { ImportCheck } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { fieldLabel } from '../listings/field-labels.ts'
import { StoredValue } from '../listings/stored-value.tsx'
import { countsText, rowFaultText } from './import-labels.ts'

/** What a file would do: numbers, rejected rows with their reasons, and the first differences. */
export function CheckResult({ result }: { result: ImportCheck }) {
  const { counts, rejected, examples } = result
  return (
    <section className="console-section">
      <h2>{m.console_import_result()}</h2>
      <p role="status">{countsText(counts)}</p>
      {rejected.length > 0 && (
        <details className="console-details" open>
          <summary>{m.console_import_rejected_rows()}</summary>
          <ul className="console-preview">
            {rejected.map((row) => (
              <li key={row.line}>
                {m.console_import_line({ line: row.line })} {row.id}
                <span className="console-second">{rowFaultText(row)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {examples.length > 0 && (
        <details className="console-details" open>
          <summary>{m.console_import_differences()}</summary>
          <ul className="console-preview">
            {examples.map(({ id, title, isNew, changes }) => (
              <li key={id}>
                <span lang="en">{title}</span>
                {isNew && <span className="console-second">{m.console_import_new()}</span>}
                {changes.map(({ field, before, after }) => (
                  <span key={field} className="console-second">
                    {fieldLabel(field)}: <StoredValue as="del" field={field} value={before} />{' '}
                    <StoredValue as="ins" field={field} value={after} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
