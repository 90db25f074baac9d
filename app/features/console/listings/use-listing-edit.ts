import { useState } from 'react'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { AccountError } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { EditedListing, FieldFault, ListingConflict } from '#domain/console/console-api.ts'
import {
  EDITOR_FIELDS,
  type EditorField,
  type EditorValue,
  type EditorValues,
  withoutBlanks,
} from '#domain/console/editor-fields.ts'
import { isSameValue } from '#domain/console/listing-versions.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { useConsoleCall } from '../use-console-call.ts'

/** The state of the form of one listing. `onSaved` receives the listing as it is stored. */
export function useListingEdit(listing: EditedListing, onSaved: (listing: EditedListing) => void) {
  const site = useSite()
  const call = useConsoleCall()
  const [values, setValues] = useState(listing.values)
  const [faults, setFaults] = useState<FieldFault[]>([])
  const [conflict, setConflict] = useState<EditedListing | null>(null)
  const changed = changedValues(listing.values, values)
  const isDirty = Object.keys(changed).length > 0
  useWindowEvent('beforeunload', (event) => {
    if (isDirty) event.preventDefault()
  })

  /** Sends a change of the listing; a conflict and faults become part of the state. */
  function send(method: 'PUT' | 'POST', path: string, body: object, done: string): Promise<void> {
    return call.run(async () => {
      setFaults([])
      try {
        const response = await callConsole(site, method, pathOf(listing.id) + path, body)
        const saved: EditedListing = await response.json()
        setConflict(null)
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
    /** Their values, as a save sends them. */
    changed: cleaned(changed),
    send,
    setValue: (field: EditorField, value: EditorValue) => setValues({ ...values, [field]: value }),
    /** @param basedOn time of the last change that was seen */
    save(basedOn = listing.updatedAt) {
      const sent = cleaned(changed)
      // As it is sent, so that a fault of an entry stands at its entry.
      setValues({ ...values, ...sent })
      return send('PUT', '', { values: sent, basedOn }, m.console_saved())
    },
    takeStored() {
      if (!conflict) return
      setValues(conflict.values)
      setConflict(null)
      onSaved(conflict)
    },
  }
}

export type ListingEdit = ReturnType<typeof useListingEdit>

export const pathOf = (id: string) => `/listings/${encodeURIComponent(id)}`

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
