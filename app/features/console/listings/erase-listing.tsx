import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { EditedListing } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { pathOf } from './listing-path-of.ts'

/** Erases a listing after its title was typed again. */
export function EraseListing({ listing }: { listing: EditedListing }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className="console-section" aria-labelledby="erase">
      <h2 id="erase">{m.console_erase_title()}</h2>
      <p className="console-lead">{m.console_erase_text()}</p>
      <div className="console-actions">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.console_erase()}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={close}
        title={m.console_erase_title()}
        closeLabel={m.console_close()}
      >
        <EraseForm listing={listing} />
      </Dialog>
    </section>
  )
}

function EraseForm({ listing }: { listing: EditedListing }) {
  const { id, updatedAt, values } = listing
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')

  function erase(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      await callConsole(site, 'DELETE', pathOf(id), { title, basedOn: updatedAt })
      showToast({ title: m.console_done_erased() })
      await navigate(CONSOLE_PAGES.listings.path)
    })
  }

  return (
    <form onSubmit={erase} className="console-form">
      <p>
        {m.console_erase_confirm()} <b lang="en">{String(values.title)}</b>
      </p>
      <Field
        label={m.console_field_title()}
        required
        autoComplete="off"
        maxLength={300}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <CallFault call={call} />
      <Button type="submit" busy={call.isBusy} disabled={title.trim() === ''}>
        {m.console_erase()}
      </Button>
    </form>
  )
}
