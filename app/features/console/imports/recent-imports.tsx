import { Link } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import type { ImportEntry } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useConsoleData } from '../use-console-data.ts'
import { countsText, STATE_LABELS } from './import-labels.ts'

/** The files of the last weeks. */
export function RecentImports() {
  const { status, value } = useConsoleData<{ imports: ImportEntry[] }>('/imports')
  const timeZone = useTimeZone()
  const shown = status === 'loaded' ? value.imports.filter(({ state }) => state !== 'reading') : []
  if (shown.length === 0) return null
  return (
    <section className="console-section">
      <h2>{m.console_import_recent()}</h2>
      <ul className="console-list">
        {shown.map(({ id, name, createdAt, author, state, counts }) => (
          <li key={id}>
            <span>
              <Link to={`${CONSOLE_PAGES.import.path}?id=${id}`} className="link">
                {name}
              </Link>
              <span className="console-second">
                {timeLabel(createdAt, timeZone)} {author}
              </span>
            </span>
            <span>
              {STATE_LABELS[state]()}
              {state !== 'read' && <span className="console-second">{countsText(counts)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
