import type { Overview } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { OUTCOME_LABELS } from '../console-labels.ts'
import { TableRegion } from '../table-region.tsx'

/** Answers of the assistant by outcome, each with a bar. */
export function OutcomeTable({ outcomes }: Pick<Overview, 'outcomes'>) {
  const most = Math.max(...outcomes.map(({ count }) => count))
  return (
    <TableRegion label={m.console_outcomes()}>
      <thead>
        <tr>
          <th scope="col">{m.console_outcome_column()}</th>
          <th scope="col">{m.console_count_answers()}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ outcome, count }) => (
          <tr key={outcome}>
            <th scope="row">{OUTCOME_LABELS[outcome]()}</th>
            <td>
              <div
                className="console-bar"
                aria-hidden="true"
                style={{ width: `${(count / most) * 100}%` }}
              />
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
