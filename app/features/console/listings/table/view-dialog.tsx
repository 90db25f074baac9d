import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { VIEW_NAME_LIMIT } from '#domain/console/listings/listing-table.ts'
import { m } from '#domain/messages/messages.js'
import { CallFault } from '../../call-fault.tsx'
import type { ConsoleCallState } from '../../use-console-call.ts'

type ViewDialogProps = {
  title: string
  /** Of a view that is stored. */
  name?: string
  call: ConsoleCallState
  onSave: (name: string) => void
  onDelete?: () => void
  onClose: () => void
}

/** Names a view of the table, or deletes it. */
export function ViewDialog({ title, name = '', call, onSave, onDelete, onClose }: ViewDialogProps) {
  const [value, setValue] = useState(name)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(value)
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={m.console_close()}>
      <form onSubmit={submit} className="console-form">
        {!onDelete && <p>{m.console_view_text()}</p>}
        <Field
          label={m.console_view_name()}
          required
          maxLength={VIEW_NAME_LIMIT}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <CallFault call={call} />
        <div className="console-buttons">
          <Button type="submit" busy={call.isBusy} disabled={value.trim() === ''}>
            {m.console_save()}
          </Button>
          {onDelete && (
            <Button variant="secondary" busy={call.isBusy} onClick={onDelete}>
              {m.console_view_delete()}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
