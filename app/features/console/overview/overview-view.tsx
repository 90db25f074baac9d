import { Link } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import type { Overview } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { OutcomeTable } from './outcome-table.tsx'
import { Searches } from './searches.tsx'
import { WeekChart } from './week-chart.tsx'
import { WeekTable } from './week-table.tsx'

/** What waits for somebody, and twelve weeks of counts. */
export function OverviewView() {
  const { status, value, retry } = useConsoleData<Overview>('/overview')
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { waiting, reported, imports, ratings, weeks, outcomes } = value
  return (
    <>
      <section className="console-section" aria-labelledby="waiting">
        <h2 id="waiting">{m.console_waiting_title()}</h2>
        <ul className="console-list">
          {reported !== null && (
            <li>
              <span>{m.console_reports_waiting({ n: reported })}</span>
              <Link to={CONSOLE_PAGES.queue.path} className="link">
                {m.console_show_queue()}
              </Link>
            </li>
          )}
          {imports !== null && imports > 0 && (
            <li>
              <span>{m.console_imports_waiting({ n: imports })}</span>
              <Link
                to={CONSOLE_PAGES[reported === null ? 'import' : 'queue'].path}
                className="link"
              >
                {reported === null ? m.console_import() : m.console_show_queue()}
              </Link>
            </li>
          )}
          {waiting && <WaitingRequests waiting={waiting} />}
          <li>
            <span>{m.console_ratings_down({ n: ratings.down })}</span>
            <Link to={`${CONSOLE_PAGES.answers.path}?verdict=down`} className="link">
              {m.console_show_answers()}
            </Link>
          </li>
        </ul>
      </section>
      <section className="console-section" aria-labelledby="weeks">
        <h2 id="weeks">{m.console_weeks_title()}</h2>
        <p className="console-lead">{m.console_weeks_text()}</p>
        <div className="console-charts">
          <WeekChart weeks={weeks} kind="searches" />
          <WeekChart weeks={weeks} kind="withoutResults" />
          <WeekChart weeks={weeks} kind="saves" />
          <WeekChart weeks={weeks} kind="requests" />
          <WeekChart weeks={weeks} kind="answers" />
        </div>
        <WeekTable weeks={weeks} />
        {outcomes.length > 0 && <OutcomeTable outcomes={outcomes} />}
      </section>
      <Searches />
    </>
  )
}

function WaitingRequests({ waiting }: { waiting: NonNullable<Overview['waiting']> }) {
  const timeZone = useTimeZone()
  const { requests, oldestAt } = waiting
  return (
    <li>
      <span>
        {m.console_requests_waiting({ n: requests })}{' '}
        {oldestAt && m.console_waiting_since({ time: timeLabel(oldestAt, timeZone) })}
      </span>
      <Link to={`${CONSOLE_PAGES.requests.path}?state=sent`} className="link">
        {m.console_show_requests()}
      </Link>
    </li>
  )
}
