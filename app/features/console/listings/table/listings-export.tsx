import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../../call-console.ts'
import { CallFault } from '../../call-fault.tsx'
import { saveAs } from '../../download.ts'
import { useConsoleCall } from '../../use-console-call.ts'

/** Downloads the listings that match the filters of the table. */
export function ListingsExport({ query }: { query: string }) {
  const site = useSite()
  const call = useConsoleCall()
  const download = (format: 'csv' | 'jsonl') =>
    call.run(async () => {
      const path = `/listings/export?${query}&format=${format}`
      await saveAs(await callConsole(site, 'GET', path), `listings.${format}`)
    })
  return (
    <>
      <div className="console-actions">
        <Button variant="secondary" busy={call.isBusy} onClick={() => download('csv')}>
          {m.console_export()}
        </Button>
        <Button variant="secondary" busy={call.isBusy} onClick={() => download('jsonl')}>
          {m.console_export_lines()}
        </Button>
      </div>
      <CallFault call={call} />
    </>
  )
}
