import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { saveAs } from '../download.ts'
import { useConsoleCall } from '../use-console-call.ts'

/** Downloads the filtered log as CSV. */
export function AuditExport({ query }: { query: string }) {
  const site = useSite()
  const call = useConsoleCall()
  const download = () =>
    call.run(async () => {
      await saveAs(await callConsole(site, 'GET', `/audit/export?${query}`), 'audit.csv')
    })
  return (
    <>
      <Button variant="secondary" busy={call.isBusy} onClick={download}>
        {m.console_export()}
      </Button>
      <CallFault call={call} />
    </>
  )
}
