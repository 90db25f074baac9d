import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import type { RuleView } from '#domain/search-rules/search-rule-api.ts'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useConsoleCall } from '../use-console-call.ts'

type RuleStateProps = { rule: RuleView; onChanged: (rule: RuleView) => void }

/** Publishes a rule as it is saved, withdraws it, or deletes it. */
export function RuleState({ rule: { id, published }, onChanged }: RuleStateProps) {
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const setPublished = () =>
    call.run(async () => {
      const body = { published: !published }
      const response = await callConsole(site, 'PUT', `/rules/${id}/state`, body)
      onChanged(await response.json())
    })
  const remove = () =>
    call.run(async () => {
      await callConsole(site, 'DELETE', `/rules/${id}`)
      await navigate(CONSOLE_PAGES.rules.path)
    })
  return (
    <section className="console-section">
      <h2>{m.console_state()}</h2>
      <p className="console-second">{m.console_rule_publish_text()}</p>
      <CallFault call={call} />
      <div className="console-actions">
        <Button busy={call.isBusy} onClick={setPublished}>
          {published ? m.console_bulk_withdraw() : m.console_publish()}
        </Button>
        <Button variant="secondary" busy={call.isBusy} onClick={remove}>
          {m.console_rule_delete()}
        </Button>
      </div>
    </section>
  )
}
