import { formatDay } from '#app/lib/i18n/format.ts'
import type { WeekCounts } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { TableRegion } from '../table-region.tsx'
import { COUNT_KINDS, COUNT_LABELS } from './week-labels.ts'

/** The numbers behind the charts, newest week first. */
export function WeekTable({ weeks }: { weeks: readonly WeekCounts[] }) {
  return (
    <details className="console-details">
      <summary>{m.console_numbers()}</summary>
      <TableRegion label={m.console_numbers()}>
        <thead>
          <tr>
            <th scope="col">{m.console_week_of()}</th>
            {COUNT_KINDS.map((kind) => (
              <th key={kind} scope="col">
                {COUNT_LABELS[kind]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.start}>
              <th scope="row">{formatDay(week.start)}</th>
              {COUNT_KINDS.map((kind) => (
                <td key={kind}>{week[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </details>
  )
}
