import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { LISTING_FIELD_NAMES } from '#domain/console/listing-fields.ts'
import { m } from '#domain/messages/messages.js'
import { ListingFieldInput } from './listing-field.tsx'
import type { ListingEdit } from './use-listing-edit.ts'

/** The fields of a listing; the button says whether something is not saved. */
export function ListingForm({ edit }: { edit: ListingEdit }) {
  const { values, faults, isDirty, call } = edit
  const faultOf = (name: string) => faults.find(({ field }) => field === name)
  function save(event: FormEvent) {
    event.preventDefault()
    void edit.save()
  }
  return (
    <form onSubmit={save} className="console-editor" noValidate>
      {LISTING_FIELD_NAMES.map((field) => (
        <ListingFieldInput
          key={field}
          field={field}
          value={values[field]}
          fault={faultOf(field)}
          onChange={(value) => edit.setValue(field, value)}
        />
      ))}
      <FormAlert text={faults.length > 0 ? m.console_fields_invalid() : undefined} />
      <div className="console-save">
        <Button type="submit" busy={call.isBusy} disabled={!isDirty}>
          {m.console_save()}
        </Button>
        <p role="status">{isDirty && m.console_unsaved()}</p>
      </div>
    </form>
  )
}
