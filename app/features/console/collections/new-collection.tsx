import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { COLLECTION_LIMITS } from '#domain/collection/collection.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useConsoleCall } from '../use-console-call.ts'

/** A button that creates a draft by title and address, and then opens its editor. */
export function NewCollection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="console-actions">
      <Button onClick={() => setOpen(true)}>{m.console_collection_new()}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.console_collection_new()}
        closeLabel={m.console_close()}
      >
        <NewCollectionForm />
      </Dialog>
    </div>
  )
}

function NewCollectionForm() {
  const site = useSite()
  const call = useConsoleCall()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const slug = typed ?? slugFrom(title)

  function create(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      await callConsole(site, 'POST', '/collections', { slug, title: title.trim() })
      await navigate(`${CONSOLE_PAGES.collections.path}/${slug}`)
    })
  }

  return (
    <form onSubmit={create} className="console-form">
      <p>{m.console_collection_new_text()}</p>
      <Field
        label={m.console_collection_title()}
        required
        maxLength={COLLECTION_LIMITS.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Field
        label={m.console_collection_slug()}
        hint={m.console_collection_slug_hint()}
        required
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        maxLength={COLLECTION_LIMITS.slug}
        value={slug}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CallFault call={call} />
      <Button type="submit" busy={call.isBusy} disabled={title.trim() === '' || slug === ''}>
        {m.console_create_draft()}
      </Button>
    </form>
  )
}

function slugFrom(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, COLLECTION_LIMITS.slug).replace(/-$/, '')
}
