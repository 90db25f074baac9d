import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { noteSaved } from '#app/lib/saved/saved-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { NOTE_LIMIT, type SavedItem } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

/** The visitor's note on a saved listing. */
export function SavedNote({ item, title }: { item: SavedItem; title: string }) {
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  function open() {
    flushSync(() => setEditing(true))
    field.current?.focus()
  }

  function close() {
    flushSync(() => setEditing(false))
    opener.current?.focus()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    noteSaved(item.id, field.current?.value ?? '')
    close()
  }

  if (editing)
    return (
      <form className="saved-note" onSubmit={save}>
        <textarea
          ref={field}
          aria-label={m.account_note_label({ title })}
          className="input"
          maxLength={NOTE_LIMIT}
          defaultValue={item.note}
        />
        <span className="flex gap-2">
          <Button type="submit" variant="secondary">
            {m.account_note_save()}
          </Button>
          <Button variant="plain" onClick={close}>
            {m.account_note_cancel()}
          </Button>
        </span>
      </form>
    )
  return (
    <div className="saved-note">
      {item.note && <p>{item.note}</p>}
      <button
        ref={opener}
        type="button"
        className="link"
        aria-label={
          item.note ? m.account_note_edit_of({ title }) : m.account_note_add_to({ title })
        }
        onClick={open}
      >
        {item.note ? m.account_note_edit() : m.account_note_add()}
      </button>
    </div>
  )
}
