import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import {
  type BatchEntry,
  BULK_TEXT_FIELDS,
  type BulkChange,
  type BulkPreview,
  type BulkTextField,
} from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { BatchProgress } from '../batches/batch-progress.tsx'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { SelectField } from '../select-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import {
  BULK_CHOICE_NAMES,
  BULK_CHOICES,
  type BulkChoice,
  hasValue,
  toChange,
} from './bulk-labels.ts'
import { BulkPreviewList } from './bulk-preview.tsx'
import { FIELD_LABELS } from './field-labels.ts'
import type { Selection } from './table/use-selection.ts'

type BulkDialogProps = {
  selection: Selection
  query: string
  onDone: () => void
  onClose: () => void
}

/** A change of all chosen listings: first what it would do, then the change itself. */
export function BulkDialog({ selection, query, onDone, onClose }: BulkDialogProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [preview, setPreview] = useState<{ change: BulkChange; found: BulkPreview } | null>(null)
  const [batch, setBatch] = useState<BatchEntry | null>(null)
  const body = (change: BulkChange) => ({ change, selection: selectionBody(selection, query) })

  const show = (change: BulkChange) =>
    call.run(async () => {
      const response = await callConsole(site, 'POST', '/bulk/preview', body(change))
      setPreview({ change, found: await response.json() })
    })
  const apply = (change: BulkChange, { changed, digest }: BulkPreview) =>
    call.run(async () => {
      const expected = { changed, digest }
      const response =
        change.kind === 'erase'
          ? await callConsole(site, 'POST', '/bulk/erase', {
              selection: selectionBody(selection, query),
              expected,
            })
          : await callConsole(site, 'POST', '/bulk', { ...body(change), expected })
      setBatch(await response.json())
    })
  const close = () => {
    if (batch) onDone()
    onClose()
  }
  const showBatch = (next: BatchEntry) => {
    setBatch(next)
    if (next.run?.state !== 'done') return
    showToast({ title: m.console_bulk_done() })
    onDone()
    onClose()
  }

  if (batch?.run)
    return (
      <Dialog open onClose={close} title={m.console_bulk_title()} closeLabel={m.console_close()}>
        <BatchProgress id={batch.id} run={batch.run} onChange={showBatch} />
        <p className="console-note">{m.console_batch_goes_on()}</p>
      </Dialog>
    )
  return (
    <Dialog open onClose={close} title={m.console_bulk_title()} closeLabel={m.console_close()}>
      <p>{m.console_selected({ n: selection.count })}</p>
      <ChangeForm isBusy={call.isBusy} onEdit={() => setPreview(null)} onChosen={show} />
      <CallFault call={call} />
      {preview && (
        <>
          <BulkPreviewList preview={preview.found} />
          {preview.found.changed > 0 && (
            <Button busy={call.isBusy} onClick={() => apply(preview.change, preview.found)}>
              {preview.change.kind === 'erase'
                ? m.console_bulk_erase_apply()
                : m.console_bulk_apply()}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}

type ChangeFormProps = {
  isBusy: boolean
  onEdit: () => void
  onChosen: (change: BulkChange) => void
}

function ChangeForm({ isBusy, onEdit, onChosen }: ChangeFormProps) {
  const [choice, setChoice] = useState<BulkChoice>('publish')
  const [value, setValue] = useState('')
  const [field, setField] = useState<BulkTextField>('type')
  const change = toChange(choice, value, field)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (change) onChosen(change)
  }
  return (
    <form onSubmit={submit} className="console-form">
      <SelectField
        label={m.console_change()}
        value={choice}
        onChange={(event) => {
          onEdit()
          setChoice(BULK_CHOICE_NAMES.find((name) => name === event.target.value) ?? 'publish')
        }}
      >
        {BULK_CHOICE_NAMES.map((name) => (
          <option key={name} value={name}>
            {BULK_CHOICES[name]()}
          </option>
        ))}
      </SelectField>
      {choice === 'set' && (
        <SelectField
          label={m.console_bulk_field()}
          value={field}
          onChange={(event) => {
            onEdit()
            setField(BULK_TEXT_FIELDS.find((name) => name === event.target.value) ?? 'type')
          }}
        >
          {BULK_TEXT_FIELDS.map((name) => (
            <option key={name} value={name}>
              {FIELD_LABELS[name]()}
            </option>
          ))}
        </SelectField>
      )}
      {choice === 'erase' && <p className="console-note">{m.console_bulk_erase_note()}</p>}
      {hasValue(choice) && (
        <Field
          label={choice === 'price' ? m.console_bulk_percent() : m.console_bulk_value()}
          inputMode={choice === 'price' ? 'text' : undefined}
          maxLength={choice === 'set' ? 2_000 : 80}
          hint={choice === 'set' ? m.console_bulk_set_hint() : undefined}
          value={value}
          onChange={(event) => {
            onEdit()
            setValue(event.target.value)
          }}
        />
      )}
      <Button type="submit" variant="secondary" busy={isBusy} disabled={change === null}>
        {m.console_bulk_preview()}
      </Button>
    </form>
  )
}

function selectionBody({ isAll, ids }: Selection, query: string) {
  if (!isAll) return { ids }
  const params = new URLSearchParams(query)
  const kind = params.get('kind') || null
  const state = params.get('state') || null
  return { matching: { q: params.get('q') ?? '', kind, state }, except: ids }
}
