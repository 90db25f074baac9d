import { Link } from 'react-router'
import { m } from '#domain/messages/messages.js'
import type { RuleView as Shown } from '#domain/search-rules/search-rule-api.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { StateBadge } from '../listings/state-badge.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleState } from './rule-state.tsx'
import { NEW_RULE } from './use-rule-draft.ts'

/** One rule of search, or the form for a new one. */
export function RuleView({ id }: { id: string }) {
  return (
    <>
      <p className="mt-6">
        <Link to={CONSOLE_PAGES.rules.path} className="link">
          {m.console_rules()}
        </Link>
      </p>
      {id === 'new' ? <RuleForm rule={NEW_RULE} onSaved={() => {}} /> : <StoredRule id={id} />}
    </>
  )
}

function StoredRule({ id }: { id: string }) {
  const { status, value, show, retry } = useConsoleData<Shown>(`/rules/${encodeURIComponent(id)}`)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  return (
    <>
      <p className="mt-6">
        <StateBadge state={value.published ? 'published' : 'draft'} />
      </p>
      <RuleForm rule={value} onSaved={show} />
      <RuleState rule={value} onChanged={show} />
    </>
  )
}
