import { Link } from 'react-router'
import { m } from '#domain/messages/messages.js'
import type { RuleList } from '#domain/search-rules/search-rule-api.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { StateBadge } from '../listings/state-badge.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { ruleLabel } from './rule-labels.ts'

const HERE = CONSOLE_PAGES.rules.path

/** Every rule of search, and a link for a new one. */
export function RulesView() {
  const { status, value, retry } = useConsoleData<RuleList>('/rules')
  return (
    <>
      <p className="console-lead">{m.console_rules_text()}</p>
      <p className="mt-6">
        <Link to={`${HERE}/new`} className="link">
          {m.console_rule_new()}
        </Link>
      </p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' && <Rules rules={value.rules} />}
    </>
  )
}

function Rules({ rules }: RuleList) {
  if (rules.length === 0) return <p className="console-note">{m.console_rules_empty()}</p>
  return (
    <TableRegion label={m.console_rules()}>
      <thead>
        <tr>
          <th scope="col">{m.console_rule_for()}</th>
          <th scope="col">{m.console_rule_synonym()}</th>
          <th scope="col">{m.console_rule_listings()}</th>
          <th scope="col">{m.console_rule_days()}</th>
          <th scope="col">{m.console_state()}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id}>
            <th scope="row">
              <Link to={`${HERE}/${rule.id}`} className="link">
                {ruleLabel(rule)}
              </Link>
            </th>
            <td>{rule.synonym}</td>
            <td>{rule.listings.length}</td>
            <td>
              {rule.startsOn} – {rule.endsOn}
            </td>
            <td>
              <StateBadge state={rule.published ? 'published' : 'draft'} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
