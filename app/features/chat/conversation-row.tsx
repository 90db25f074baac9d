import { Ellipsis } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { keepThread } from '#app/lib/chat-threads.ts'
import { formatInstant } from '#app/lib/format.ts'
import { useSite } from '#app/lib/site.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { type ChatThread, NAME_LENGTH_LIMIT, titleOf } from '#domain/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { dispatch } from './chat-store.ts'
import { download, jsonFile, textFile } from './thread-file.ts'

type ConversationRowProps = {
  thread: ChatThread
  isCurrent: boolean
  /** What else can be done with it is shown. */
  isMore: boolean
  onMore: () => void
  onOpen: () => void
  onRemove: () => void
}

export function ConversationRow({
  thread,
  isCurrent,
  isMore,
  onMore,
  onOpen,
  onRemove,
}: ConversationRowProps) {
  const { assistant, origin } = useSite()
  const [isNaming, setNaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const title = titleOf(thread)

  function named(name: string | null) {
    if (name !== null && isCurrent) dispatch({ type: 'renamed', name })
    else if (name !== null) keepThread({ ...thread, name })
    setNaming(false)
    requestAnimationFrame(() => rename.current?.focus())
  }

  return (
    <li className="chat-thread">
      {isNaming ? (
        <NameForm name={title} onNamed={named} />
      ) : (
        <div className="chat-thread-line">
          <button
            type="button"
            className="chat-thread-open"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onOpen}
          >
            <span>{title}</span>
            <small>{dateOf(thread)}</small>
          </button>
          <IconButton label={m.chat_thread_more({ title })} aria-expanded={isMore} onClick={onMore}>
            <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
          </IconButton>
        </div>
      )}
      {isMore && !isNaming && (
        <div className="chat-thread-more">
          <Button ref={rename} variant="plain" onClick={() => setNaming(true)}>
            {m.chat_thread_rename()}
          </Button>
          <Button
            variant="plain"
            onClick={() => download(textFile(thread, assistant, origin || location.origin))}
          >
            {m.chat_thread_text()}
          </Button>
          <Button variant="plain" onClick={() => download(jsonFile(thread))}>
            {m.chat_thread_json()}
          </Button>
          <Button variant="plain" onClick={onRemove}>
            {m.chat_thread_delete()}
          </Button>
        </div>
      )}
    </li>
  )
}

type NameFormProps = {
  name: string
  /** Null leaves it as it was. */
  onNamed: (name: string | null) => void
}

function NameForm({ name, onNamed }: NameFormProps) {
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
          // Not the panel: only the naming ends.
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

function dateOf({ updatedAt }: ChatThread): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return formatInstant(new Date(updatedAt), timeZone, { dateStyle: 'medium', timeStyle: 'short' })
}
