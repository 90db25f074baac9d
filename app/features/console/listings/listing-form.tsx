import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import type { EditedListing } from '#domain/console/console-api.ts'
import {
  type EditorField,
  isPartField,
  isPlainField,
} from '#domain/console/listings/editor-fields.ts'
import type { Parts } from '#domain/console/listings/part-fields.ts'
import { m } from '#domain/messages/messages.js'
import { PortraitUpload } from '../photos/portrait-upload.tsx'
import { FieldClaims } from './field-claims.tsx'
import { EntriesField } from './form/entries-field.tsx'
import { formGroupsOf } from './form/form-groups.ts'
import { ListingFieldInput } from './form/listing-field.tsx'
import { PartsField } from './form/parts-field.tsx'
import { type StoredWhere, unsavedText } from './unsaved-text.ts'
import type { ListingEdit } from './use-listing-edit.ts'

type ListingFormProps = { listing: EditedListing; edit: ListingEdit; storedWhere: StoredWhere }

/** The fields of a listing in groups; the button says whether something is not saved. */
export function ListingForm({ listing, edit, storedWhere }: ListingFormProps) {
  const { faults, isDirty, call } = edit
  function save(event: FormEvent) {
    event.preventDefault()
    void edit.save()
  }
  return (
    <form onSubmit={save} className="console-editor" noValidate>
      {formGroupsOf(listing.contentType).map(({ title, fields }) => (
        <fieldset key={fields[0]} className="console-group">
          <legend>{title()}</legend>
          {fields.map((field) => (
            <div key={field}>
              <EditorInput field={field} listing={listing} edit={edit} />
              <FieldClaims field={field} value={edit.values[field]} />
            </div>
          ))}
        </fieldset>
      ))}
      <FormAlert text={faults.length > 0 ? m.console_fields_invalid() : undefined} />
      <div className="console-save">
        <Button type="submit" busy={call.isBusy} disabled={!isDirty}>
          {m.console_save()}
        </Button>
        <p role="status">{isDirty && unsavedText(storedWhere)}</p>
      </div>
    </form>
  )
}

type EditorInputProps = { field: EditorField; listing: EditedListing; edit: ListingEdit }

function EditorInput({ field, listing, edit }: EditorInputProps) {
  const { values, faults, setValue } = edit
  const value = values[field]
  const own = faults.filter((fault) => fault.field === field)
  if (isPlainField(field))
    return (
      <ListingFieldInput
        field={field}
        value={value as string | string[]}
        fault={own[0]}
        onChange={(next) => setValue(field, next)}
      />
    )
  if (isPartField(field))
    return (
      <PartsField
        field={field}
        value={value as Parts}
        faults={own}
        onChange={(next) => setValue(field, next)}
      >
        {field === 'host' && (
          <PortraitUpload
            listing={listing}
            image={String((value as Parts)['image'] ?? '')}
            onChange={(image) => setValue(field, (known) => ({ ...(known as Parts), image }))}
          />
        )}
      </PartsField>
    )
  return (
    <EntriesField
      field={field}
      value={value as Parts[]}
      faults={own}
      onChange={(next) => setValue(field, next)}
    />
  )
}
