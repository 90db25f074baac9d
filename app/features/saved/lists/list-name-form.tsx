import { type FormEvent, useRef, useState } from 'react'
import { type NameError, validateName } from '#app/lib/saved/saved-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { LIST_NAME_LIMIT, LISTS_LIMIT, type SavedList } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

const ERRORS: Record<NameError, () => string> = {
  empty: m.lists_name_empty,
  long: () => m.lists_name_long({ limit: LIST_NAME_LIMIT }),
  taken: m.lists_name_taken,
  full: () => m.lists_full({ limit: LISTS_LIMIT }),
}

type ListNameFormProps = {
  /** The list that is renamed; null for a new one. */
  list: SavedList | null
  onName: (name: string) => void
  onCancel: () => void
}

/** Form for the name of a list, with its validation error at the field. */
export function ListNameForm({ list, onName, onCancel }: ListNameFormProps) {
  const [error, setError] = useState<NameError | null>(null)
  const field = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    const found = validateName(name, list?.id ?? null)
    setError(found)
    if (!found) onName(name)
    else field.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={field} className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        label={m.lists_name()}
        hint={m.lists_name_hint()}
        name="name"
        autoComplete="off"
        defaultValue={list?.name}
        error={error ? ERRORS[error]() : undefined}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit">{list ? m.lists_rename_save() : m.lists_create()}</Button>
        <Button variant="plain" onClick={onCancel}>
          {m.lists_cancel()}
        </Button>
      </span>
    </form>
  )
}
