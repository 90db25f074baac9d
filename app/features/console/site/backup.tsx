import { useState } from 'react'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { BACKUP_BYTES, type Restored } from '#domain/console/backup.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { saveAs } from '../download.ts'
import { FileDrop } from '../file-drop.tsx'
import { useConsoleCall } from '../use-console-call.ts'

/** Downloads a backup of everything, and restores one into an empty site. */
export function Backup() {
  return (
    <section className="console-section" aria-labelledby="backup">
      <h2 id="backup">{m.console_backup()}</h2>
      <p className="console-lead">{m.console_backup_text()}</p>
      <Download />
      <h3 className="mt-8">{m.console_backup_restore()}</h3>
      <p className="console-lead">{m.console_restore_text()}</p>
      <Restore />
    </section>
  )
}

function Download() {
  const site = useSite()
  const call = useConsoleCall()
  const download = () =>
    call.run(async () => {
      // A call with a file has the longer time limit, which a large backup needs.
      const response = await callConsole(site, 'POST', '/backup', new Blob())
      await saveAs(response, `backup-${new Date().toISOString().slice(0, 10)}.jsonl.gz`)
    })
  return (
    <div className="console-actions">
      <Button variant="secondary" busy={call.isBusy} onClick={download}>
        {m.console_backup_download()}
      </Button>
      <CallFault call={call} />
    </div>
  )
}

function Restore() {
  const site = useSite()
  const call = useConsoleCall()
  const [restored, setRestored] = useState<Restored | null>(null)
  const upload = ([file]: File[]) =>
    call.run(async () => {
      if (!file) return
      if (file.size > BACKUP_BYTES) throw new AccountError(422, 'backup_unreadable')
      setRestored(await (await callConsole(site, 'POST', '/backup/restore', file)).json())
    })
  if (restored)
    return (
      <div role="status" className="console-note">
        <p>{m.console_restored({ n: restored.rows })}</p>
        <Button onClick={() => window.location.reload()}>{m.console_restored_reload()}</Button>
      </div>
    )
  return (
    <>
      <FileDrop
        label={m.console_restore_choose()}
        hint={m.console_restore_hint()}
        accept=".gz,.jsonl"
        isBusy={call.isBusy}
        onFiles={upload}
      />
      <p role="status" className="console-second">
        {call.isBusy && m.console_restore_running()}
      </p>
      <CallFault call={call} />
    </>
  )
}
