import { useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { ImportSettings, ImportView } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { CheckResult } from './check-result.tsx'
import { ImportDefaults, MappingTable } from './mapping-table.tsx'
import { useCheck } from './use-check.ts'

type ImportStepsProps = { view: ImportView; onStarted: (view: ImportView) => void }

/** The columns of a file, what it would do, and the start of its import. */
export function ImportSteps({ view, onStarted }: ImportStepsProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [settings, setSettings] = useState(view.settings)
  const check = useCheck(view)
  const { result, isDone } = check
  function change(next: ImportSettings) {
    setSettings(next)
    check.reset()
  }
  const start = () =>
    call.run(async () => {
      const response = await callConsole(site, 'POST', `/imports/${view.id}/run`, {})
      onStarted(await response.json())
    })
  const writes = result ? result.counts.added + result.counts.changed : 0
  return (
    <>
      <MappingTable view={view} settings={settings} onChange={change} />
      <ImportDefaults view={view} settings={settings} onChange={change} />
      <CallFault call={check.call} />
      <div className="console-actions">
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          busy={check.call.isBusy}
          onClick={() => check.check(settings)}
        >
          {m.console_import_check()}
        </Button>
      </div>
      <p role="status" className="console-second">
        {result && !isDone && m.console_import_checked({ n: result.next, total: view.rows })}
      </p>
      {result && isDone && (
        <>
          <CheckResult result={result} />
          <CallFault call={call} />
          <div className="console-actions">
            <Button busy={call.isBusy} disabled={writes === 0} onClick={start}>
              {m.console_import_start()}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
