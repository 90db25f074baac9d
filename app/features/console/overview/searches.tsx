import { href, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import {
  SEARCH_WORDS_DAYS,
  SEARCH_WORDS_NETWORKS,
  type ShownSearch,
  type ShownSearches,
} from '#domain/console/search-words.ts'
import { m } from '#domain/messages/messages.js'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'

const LIMITS = { networks: SEARCH_WORDS_NETWORKS, days: SEARCH_WORDS_DAYS }

/** Words of searches that many visitors made. */
export function Searches() {
  return (
    <section className="console-section" aria-labelledby="searches">
      <h2 id="searches">{m.console_searches()}</h2>
      <Shown />
    </section>
  )
}

function Shown() {
  const { status, value, retry } = useConsoleData<ShownSearches>('/searches')
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  if (!value.isOn) return <p className="console-note">{m.console_searches_off()}</p>
  return (
    <>
      <p className="console-lead">{m.console_searches_text(LIMITS)}</p>
      {value.searches.length === 0 ? (
        <p className="console-note">{m.console_searches_empty(LIMITS)}</p>
      ) : (
        <SearchTable searches={value.searches} />
      )}
    </>
  )
}

function SearchTable({ searches }: { searches: readonly ShownSearch[] }) {
  return (
    <TableRegion label={m.console_searches()}>
      <thead>
        <tr>
          <th scope="col">{m.console_searches_words()}</th>
          <th scope="col">{m.console_searches_networks()}</th>
          <th scope="col">{m.console_searches_results()}</th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ words, networks, hasResults }) => (
          <tr key={words}>
            <th scope="row">
              <Link
                to={`${href('/search-results')}?q=${encodeURIComponent(words)}`}
                className="link"
              >
                {words}
              </Link>
            </th>
            <td>{networks}</td>
            <td>
              {hasResults ? (
                m.console_searches_found()
              ) : (
                <Badge tone="sun">{m.console_searches_nothing()}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
