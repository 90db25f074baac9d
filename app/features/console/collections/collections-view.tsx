import { Link } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CollectionEntry, CollectionList } from '#domain/collection/collection-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { StateBadge } from '../listings/state-badge.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { useConsoleData } from '../use-console-data.ts'
import { DeletedCollections } from './deleted-collections.tsx'
import { NewCollection } from './new-collection.tsx'

/** Every collection in its order, and a button for a new one. */
export function CollectionsView() {
  const site = useSite()
  const call = useConsoleCall()
  const { status, value, show, retry } = useConsoleData<CollectionList>('/collections')
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { collections, deleted } = value

  function move(at: number, by: 1 | -1) {
    const slugs = collections.map(({ slug }) => slug)
    const moved = slugs.splice(at, 1)
    slugs.splice(at + by, 0, ...moved)
    void call.run(async () => {
      const response = await callConsole(site, 'PUT', '/collections', { slugs })
      show(await response.json())
    })
  }

  return (
    <>
      <p className="console-lead">{m.console_collections_text()}</p>
      <NewCollection />
      <CallFault call={call} />
      {collections.length === 0 ? (
        <p className="console-note">{m.console_collections_empty()}</p>
      ) : (
        <CollectionTable collections={collections} isBusy={call.isBusy} onMove={move} />
      )}
      {deleted.length > 0 && <DeletedCollections deleted={deleted} onRestored={show} />}
    </>
  )
}

type CollectionTableProps = {
  collections: readonly CollectionEntry[]
  isBusy: boolean
  onMove: (at: number, by: 1 | -1) => void
}

function CollectionTable({ collections, isBusy, onMove }: CollectionTableProps) {
  return (
    <TableRegion label={m.console_collections()}>
      <thead>
        <tr>
          <th scope="col">{m.console_collection_title()}</th>
          <th scope="col">{m.console_collection_state()}</th>
          <th scope="col">{m.console_collection_languages()}</th>
          <th scope="col">{m.console_collection_order()}</th>
        </tr>
      </thead>
      <tbody>
        {collections.map(({ slug, title, state, featured, languages }, at) => (
          <tr key={slug}>
            <th scope="row">
              <Link to={`${CONSOLE_PAGES.collections.path}/${slug}`} className="link" lang="en">
                {title}
              </Link>
            </th>
            <td>
              <StateBadge state={state} />{' '}
              {featured && <Badge tone="plain">{m.console_collection_featured()}</Badge>}
            </td>
            <td>{languages.join(', ')}</td>
            <td>
              <div className="console-buttons">
                <Button
                  variant="secondary"
                  disabled={at === 0 || isBusy}
                  aria-label={m.console_collection_earlier_n({ title })}
                  onClick={() => onMove(at, -1)}
                >
                  {m.console_collection_earlier()}
                </Button>
                <Button
                  variant="secondary"
                  disabled={at === collections.length - 1 || isBusy}
                  aria-label={m.console_collection_later_n({ title })}
                  onClick={() => onMove(at, 1)}
                >
                  {m.console_collection_later()}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
