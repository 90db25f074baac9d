import { Button } from '#app/ui/button.tsx'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { m } from '#domain/messages/messages.js'
import type { CollectionEdit } from './use-collection-edit.ts'

type CollectionConflictProps = { edit: CollectionEdit; current: EditedCollection }

/** A choice between the texts here and those that somebody else has saved meanwhile; nothing is lost before it. */
export function CollectionConflict({ edit, current }: CollectionConflictProps) {
  return (
    <section className="console-conflict" role="alert">
      <h3>{m.console_conflict_title()}</h3>
      <p>{m.console_collection_conflict()}</p>
      <div className="console-actions">
        <Button onClick={() => edit.save(current.updatedAt)}>{m.console_conflict_keep()}</Button>
        <Button variant="secondary" onClick={edit.takeStored}>
          {m.console_conflict_take()}
        </Button>
      </div>
    </section>
  )
}
