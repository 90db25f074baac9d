import { Link, useSearchParams } from 'react-router'
import type { ImportView as Shown } from '#domain/console/imports.ts'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportSteps } from './import-steps.tsx'
import { RecentImports } from './recent-imports.tsx'
import { UploadFile } from './upload-file.tsx'

const HERE = CONSOLE_PAGES.import.path

/** The import of a file; which one is in the URL. */
export function ImportView() {
  const [params] = useSearchParams()
  const id = params.get('id')
  if (id) return <OneImport key={id} id={id} />
  return (
    <>
      <p className="console-lead">{m.console_import_text()}</p>
      <UploadFile />
      <RecentImports />
    </>
  )
}

function OneImport({ id }: { id: string }) {
  const path = `/imports/${encodeURIComponent(id)}`
  const { status, value, show, retry } = useConsoleData<Shown>(path)
  return (
    <>
      <p className="mt-6">
        <Link to={HERE} className="link">
          {m.console_import_back()}
        </Link>
      </p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' && (
        <>
          <h2 className="mt-6">{value.name}</h2>
          <p className="console-second">{m.console_import_rows({ n: value.rows })}</p>
          {value.state === 'read' ? (
            <ImportSteps view={value} onStarted={show} />
          ) : (
            <ImportProgress view={value} onChange={show} />
          )}
        </>
      )}
    </>
  )
}
