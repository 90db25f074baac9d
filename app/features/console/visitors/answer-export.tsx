import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { saveAs } from '../download.ts'
import { useConsoleCall } from '../use-console-call.ts'

/** Downloads the turns that visitors sent as test cases. */
export function AnswerExport({ query }: { query: string }) {
  const site = useSite()
  const call = useConsoleCall()
  const download = () =>
    call.run(async () => {
      await saveAs(await callConsole(site, 'GET', `/answers/export?${query}`), 'test-cases.jsonl')
    })
  return (
    <div className="console-actions">
      <Button variant="secondary" busy={call.isBusy} onClick={download}>
        {m.console_answers_export()}
      </Button>
      <CallFault call={call} />
    </div>
  )
}
