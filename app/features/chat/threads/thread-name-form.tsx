import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { NAME_LENGTH_LIMIT } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'

type ThreadNameFormProps = {
  name: string
  /** Null if cancelled or empty. */
  onNamed: (name: string | null) => void
}

export function ThreadNameForm({ name, onNamed }: ThreadNameFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    onNamed(field.current?.value.trim() || null)
  }

  return (
    <form className="chat-thread-name" onSubmit={submit}>
      <input
        ref={field}
        className="input"
        aria-label={m.chat_thread_name_label()}
        defaultValue={name}
        maxLength={NAME_LENGTH_LIMIT}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape must not also close the panel.
          event.stopPropagation()
          onNamed(null)
        }}
      />
      <Button type="submit" variant="secondary">
        {m.chat_thread_save_name()}
      </Button>
    </form>
  )
}
