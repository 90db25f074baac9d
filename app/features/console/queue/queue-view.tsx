import { useSearchParams } from 'react-router'
import type { Queue } from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { DecidedList } from './decided-list.tsx'
import { OpenList } from './open-list.tsx'

const HERE = CONSOLE_PAGES.queue.path

/** Everything that needs a decision, newest first, and what was decided. */
export function QueueView() {
  const [params] = useSearchParams()
  const isDecided = params.get('show') === 'decided'
  const { status, value, show, retry } = useConsoleData<Queue>('/queue')
  return (
    <>
      <p className="console-lead">{m.console_queue_text()}</p>
      <FilterLinks
        label={m.console_state()}
        choices={[
          { label: m.console_queue_open(), to: HERE, isCurrent: !isDecided },
          { label: m.console_queue_decided(), to: `${HERE}?show=decided`, isCurrent: isDecided },
        ]}
      />
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' &&
        (isDecided ? (
          <DecidedList entries={value.decided} onUndone={retry} />
        ) : (
          <OpenList queue={value} onDecided={show} />
        ))}
    </>
  )
}
