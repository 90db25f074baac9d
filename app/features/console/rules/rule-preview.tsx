import { useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import type { RulePreview as Preview, RankedTitle } from '#domain/search-rules/search-rule-api.ts'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'

type RulePreviewProps = { draft: RuleDraft; isComplete: boolean }

/** The first results without and with the rule as edited. */
export function RulePreview({ draft, isComplete }: RulePreviewProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [shown, setShown] = useState<{ draft: RuleDraft; lists: Preview } | null>(null)
  const show = () =>
    call.run(async () => {
      const response = await callConsole(site, 'POST', '/rules/preview', draft)
      setShown({ draft, lists: await response.json() })
    })
  // A preview of an earlier state would mislead.
  const lists = shown?.draft === draft ? shown.lists : null
  return (
    <section className="console-section">
      <h2>{m.console_rule_preview()}</h2>
      <Button variant="secondary" busy={call.isBusy} disabled={!isComplete} onClick={show}>
        {m.console_rule_show()}
      </Button>
      <CallFault call={call} />
      {lists && (
        <div className="console-preview" role="status">
          <RankedList title={m.console_rule_before()} ranked={lists.before} />
          <RankedList title={m.console_rule_after()} ranked={lists.after} />
        </div>
      )}
    </section>
  )
}

type RankedListProps = { title: string; ranked: readonly RankedTitle[] }

function RankedList({ title, ranked }: RankedListProps) {
  return (
    <>
      <h3>{title}</h3>
      {ranked.length === 0 && <p className="console-note">{m.console_rule_none()}</p>}
      <ol>
        {ranked.map(({ id, title: name, isPicked }) => (
          <li key={id}>
            <span lang="en">{name}</span>
            {isPicked && <span className="console-second">{m.results_picked()}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
