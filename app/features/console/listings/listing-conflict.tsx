import { Button } from '#app/ui/button.tsx'
import type { EditedListing } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { FIELD_LABELS } from './field-labels.ts'
import { StoredValue } from './stored-value.tsx'
import type { ListingEdit } from './use-listing-edit.ts'

/** Both texts of a listing that somebody else has changed meanwhile, and a choice between them. */
export function ListingConflict({ edit, current }: { edit: ListingEdit; current: EditedListing }) {
  return (
    <section className="console-conflict" role="alert">
      <h3>{m.console_conflict_title()}</h3>
      <p>{m.console_conflict_text()}</p>
      <dl>
        {edit.changedFields.map((field) => (
          <div key={field}>
            <dt>{FIELD_LABELS[field]()}</dt>
            <dd>
              {m.console_conflict_theirs()}:{' '}
              <StoredValue as="span" field={field} value={current.values[field]} />
            </dd>
            <dd>
              {m.console_conflict_yours()}:{' '}
              <StoredValue as="span" field={field} value={edit.values[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="console-actions">
        <Button onClick={() => edit.save(current.updatedAt)}>{m.console_conflict_keep()}</Button>
        <Button variant="secondary" onClick={edit.takeStored}>
          {m.console_conflict_take()}
        </Button>
      </div>
    </section>
  )
}
