import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import type { SiteHealth } from '#domain/console/site.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { timeLabel } from '../console-labels.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'

const MEGABYTE = 1_000_000

/** Versions and state of the server and its database. */
export function Health() {
  const { status, value, retry } = useConsoleData<SiteHealth>('/site/health')
  return (
    <section className="console-section" aria-labelledby="health">
      <h2 id="health">{m.console_health()}</h2>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' && <HealthTable health={value} />}
    </section>
  )
}

function HealthTable({ health }: { health: SiteHealth }) {
  const timeZone = useTimeZone()
  const { version, node, startedAt, servers, database } = health
  const rows: [label: string, value: string][] = [
    [m.console_health_version(), version],
    [m.console_health_node(), node],
    [m.console_health_started(), timeLabel(startedAt, timeZone)],
    [m.console_health_servers(), String(servers)],
    [
      m.console_health_database(),
      database.kind === 'embedded'
        ? m.console_health_embedded({ version: database.version })
        : m.console_health_postgres({ version: database.version }),
    ],
    [m.console_health_size(), sizeLabel(database.bytes)],
    [m.console_health_migration(), database.migration],
  ]
  return (
    <TableRegion label={m.console_health_table()}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

function sizeLabel(bytes: number): string {
  const options = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(getLocale(), options).format(bytes / MEGABYTE)
}
