import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { NewListing as Created } from '#domain/console/console-api.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { SelectField } from '../select-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'

/** A button that creates a draft by title and kind, and then opens its editor. */
export function NewListing() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="console-actions">
      <Button id="new-listing" onClick={() => setOpen(true)}>
        {m.console_new_listing()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={m.console_new_listing()}
        closeLabel={m.console_close()}
      >
        <NewListingForm />
      </Dialog>
    </div>
  )
}

function NewListingForm() {
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [contentType, setContentType] = useState<ContentType>('escape')

  function create(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      const response = await callConsole(site, 'POST', '/listings', { title, contentType })
      const { id }: Created = await response.json()
      await navigate(`${CONSOLE_PAGES.listings.path}/${encodeURIComponent(id)}`)
    })
  }

  return (
    <form onSubmit={create} className="console-form">
      <p>{m.console_new_listing_text()}</p>
      <Field
        label={m.console_field_title()}
        required
        maxLength={300}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <SelectField
        label={m.console_kind()}
        value={contentType}
        onChange={(event) =>
          setContentType(CONTENT_TYPES.find((kind) => kind === event.target.value) ?? 'escape')
        }
      >
        {CONTENT_TYPES.map((kind) => (
          <option key={kind} value={kind}>
            {CONTENT_TYPE_LABELS[kind]()}
          </option>
        ))}
      </SelectField>
      <CallFault call={call} />
      <Button type="submit" busy={call.isBusy} disabled={title.trim() === ''}>
        {m.console_create_draft()}
      </Button>
    </form>
  )
}
