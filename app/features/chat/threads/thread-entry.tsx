import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openChat } from '#app/lib/assistant/chat-bus.ts'
import { useSite } from '#app/lib/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type ChatThread, lastMessageAt, titleOf } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { renameThread, reopenThread } from './thread-actions.ts'
import { threadDate } from './thread-date.ts'
import { download, jsonFile, textFile } from './thread-file.ts'
import { ThreadNameForm } from './thread-name-form.tsx'

type ThreadEntryProps = {
  thread: ChatThread
  excerpt: string | null
  isCurrent: boolean
  onDelete: () => void
}

/** An entry of the conversation list; its name opens the conversation. */
export function ThreadEntry({ thread, excerpt, isCurrent, onDelete }: ThreadEntryProps) {
  const { assistant, origin } = useSite()
  const [isNaming, setNaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const title = titleOf(thread)

  function open() {
    reopenThread(thread)
    openChat()
  }

  function named(name: string | null) {
    flushSync(() => {
      if (name !== null) renameThread(thread, name)
      setNaming(false)
    })
    rename.current?.focus()
  }

  return (
    <li className="thread">
      {isNaming ? (
        <ThreadNameForm name={title} onNamed={named} />
      ) : (
        <div className="thread-line">
          <button
            type="button"
            className="thread-open"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={open}
          >
            {title}
          </button>
          <time dateTime={new Date(lastMessageAt(thread)).toISOString()}>{threadDate(thread)}</time>
          {excerpt && <p>{excerpt}</p>}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={m.inbox_actions({ title })} className="thread-actions">
        <IconButton
          ref={rename}
          label={m.chat_thread_rename()}
          title={m.chat_thread_rename()}
          onClick={() => setNaming(true)}
        >
          <Icon name="pencil-line" size={18} />
        </IconButton>
        <IconButton
          label={m.chat_thread_text()}
          title={m.chat_thread_text()}
          onClick={() => download(textFile(thread, assistant, origin || location.origin))}
        >
          <Icon name="file-text" size={18} />
        </IconButton>
        <IconButton
          label={m.chat_thread_json()}
          title={m.chat_thread_json()}
          onClick={() => download(jsonFile(thread))}
        >
          <Icon name="braces" size={18} />
        </IconButton>
        <IconButton
          label={m.chat_thread_delete()}
          title={m.chat_thread_delete()}
          onClick={onDelete}
        >
          <Icon name="trash" size={18} />
        </IconButton>
      </div>
    </li>
  )
}
