import { useState } from 'react'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type {
  EditedListing,
  FieldFault,
  ListingConflict,
  UnsavedEdit,
} from '#domain/console/console-api.ts'
import {
  EDITOR_FIELDS,
  type EditorField,
  type EditorValue,
  type EditorValues,
  withoutBlanks,
} from '#domain/console/listings/editor-fields.ts'
import { isSameValue } from '#domain/console/listings/listing-versions.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { pathOf } from './listing-path-of.ts'

type ListingEditProps = {
  listing: EditedListing
  /** Changes of an earlier visit. */
  unsaved: UnsavedEdit | null
  /** Receives the listing as it is stored. */
  onSaved: (listing: EditedListing) => void
}

/** The state of the form of one listing, with the changes of an earlier visit that were not saved. */
export function useListingEdit({ listing, unsaved, onSaved }: ListingEditProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [restored, setRestored] = useState(() => unsaved && restore(listing, unsaved))
  const [values, setValues] = useState<EditorValues>({ ...listing.values, ...restored?.values })
  const [faults, setFaults] = useState<FieldFault[]>([])
  const [conflict, setConflict] = useState(
    restored && restored.basedOn !== listing.updatedAt ? listing : null,
  )
  const changed = changedValues(listing.values, values)
  const isDirty = Object.keys(changed).length > 0

  /** Sends a change of the listing; a conflict and faults become part of the state. */
  function send(
    method: 'PUT' | 'POST' | 'DELETE',
    path: string,
    body: object | undefined,
    done: string,
  ): Promise<void> {
    return call.run(async () => {
      setFaults([])
      try {
        const response = await callConsole(site, method, pathOf(listing.id) + path, body)
        const saved: EditedListing = await response.json()
        setConflict(null)
        setRestored(null)
        setValues(saved.values)
        showToast({ title: done })
        onSaved(saved)
      } catch (error) {
        if (!(error instanceof AccountError)) throw error
        if (error.code === 'conflict') setConflict((error.body as ListingConflict).current)
        else if (error.code === 'fields_invalid')
          setFaults((error.body as { faults: FieldFault[] }).faults)
        else throw error
      }
    })
  }

  return {
    call,
    values,
    faults,
    conflict,
    /** The fields that were edited here. */
    changedFields: EDITOR_FIELDS.filter((field) => field in changed),
    isDirty,
    /** What the autosave stores. */
    unsaved: {
      values: changed,
      basedOn: conflict && restored ? restored.basedOn : listing.updatedAt,
    },
    /** When changes that are shown again were made; null without any. */
    restoredAt: isDirty ? (restored?.at ?? null) : null,
    /** Their values, as a save sends them. */
    changed: cleaned(changed),
    send,
    /** @param value the next one, or a function of the one that is there by then */
    setValue: (field: EditorField, value: EditorValue | ((known: EditorValue) => EditorValue)) =>
      setValues((known) => ({
        ...known,
        [field]: typeof value === 'function' ? value(known[field]) : value,
      })),
    /** @param basedOn time of the last change that was seen */
    save(basedOn = listing.updatedAt) {
      const sent = cleaned(changed)
      // As it is sent, so that a fault of an entry stands at its entry.
      setValues({ ...values, ...sent })
      return send('PUT', '', { values: sent, basedOn }, m.console_saved())
    },
    /** Shows changes that were made elsewhere. */
    show: (changed: Partial<EditorValues>) => setValues({ ...listing.values, ...changed }),
    discard() {
      setRestored(null)
      setConflict(null)
      setFaults([])
      setValues(listing.values)
    },
    takeStored() {
      if (!conflict) return
      setRestored(null)
      setValues(conflict.values)
      setConflict(null)
      onSaved(conflict)
    },
  }
}

export type ListingEdit = ReturnType<typeof useListingEdit>

/** Changes of an earlier visit, unless the listing has them by now. */
function restore(listing: EditedListing, edit: UnsavedEdit): UnsavedEdit | null {
  const changed = changedValues(listing.values, { ...listing.values, ...edit.values })
  return Object.keys(changed).length > 0 ? { ...edit, values: changed } : null
}

function changedValues(before: EditorValues, after: EditorValues): Partial<EditorValues> {
  return Object.fromEntries(
    EDITOR_FIELDS.filter((field) => !isSameValue(before[field], after[field])).map((field) => [
      field,
      after[field],
    ]),
  )
}

function cleaned(values: Partial<EditorValues>): Partial<EditorValues> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, withoutBlanks(value)]),
  )
}
