import { useNavigate } from 'react-router'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { IMPORT_BYTES, type ImportView } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { FileDrop } from '../file-drop.tsx'
import { useConsoleCall } from '../use-console-call.ts'

/** Uploads a file and opens its import. */
export function UploadFile() {
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const upload = ([file]: File[]) =>
    call.run(async () => {
      if (!file) return
      if (file.size > IMPORT_BYTES) throw new AccountError(413, '')
      const path = `/imports?name=${encodeURIComponent(file.name)}`
      const response = await callConsole(site, 'POST', path, file)
      const { id }: ImportView = await response.json()
      await navigate(`${CONSOLE_PAGES.import.path}?id=${id}`)
    })
  return (
    <>
      <FileDrop
        label={m.console_import_choose()}
        hint={m.console_import_hint()}
        accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson"
        isBusy={call.isBusy}
        onFiles={upload}
      />
      <p role="status" className="console-second">
        {call.isBusy && m.console_import_reading()}
      </p>
      <CallFault call={call} />
    </>
  )
}
