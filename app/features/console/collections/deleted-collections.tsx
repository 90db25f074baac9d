import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { CollectionEntry, CollectionList } from '#domain/collection/collection-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { pathOf } from './use-collection-edit.ts'

type DeletedCollectionsProps = {
  deleted: readonly CollectionEntry[]
  onRestored: (list: CollectionList) => void
}

/** Deleted collections, each with a button that makes it a draft again. */
export function DeletedCollections({ deleted, onRestored }: DeletedCollectionsProps) {
  const site = useSite()
  const call = useConsoleCall()

  function restore(slug: string) {
    void call.run(async () => {
      const response = await callConsole(site, 'PUT', `${pathOf(slug)}/restored`, {})
      onRestored(await response.json())
      showToast({ title: m.console_collection_restored() })
    })
  }

  return (
    <section className="console-section" aria-labelledby="deleted">
      <h2 id="deleted">{m.console_collections_deleted()}</h2>
      <CallFault call={call} />
      <ul className="console-list">
        {deleted.map(({ slug, title }) => (
          <li key={slug}>
            <span lang="en">{title}</span>
            <Button
              variant="secondary"
              busy={call.isBusy}
              aria-label={m.console_collection_restore({ title })}
              onClick={() => restore(slug)}
            >
              {m.console_restore()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
