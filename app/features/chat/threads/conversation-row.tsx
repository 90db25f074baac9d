import { useRef, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type ChatThread, titleOf } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { renameThread } from './thread-actions.ts'
import { threadDate } from './thread-date.ts'
import { download, jsonFile, textFile } from './thread-file.ts'
import { ThreadNameForm } from './thread-name-form.tsx'

type ConversationRowProps = {
  thread: ChatThread
  isCurrent: boolean
  /** Whether its further actions are expanded. */
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
    if (name !== null) renameThread(thread, name)
    setNaming(false)
    requestAnimationFrame(() => rename.current?.focus())
  }

  return (
    <li className="chat-thread">
      {isNaming ? (
        <ThreadNameForm name={title} onNamed={named} />
      ) : (
        <div className="chat-thread-line">
          <button
            type="button"
            className="chat-thread-open"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onOpen}
          >
            <span>{title}</span>
            <small>{threadDate(thread)}</small>
          </button>
          <IconButton label={m.chat_thread_more({ title })} aria-expanded={isMore} onClick={onMore}>
            <Icon name="ellipsis" />
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
