import { type RefObject, useState } from 'react'
import { useMember } from '#app/lib/session/account-session.ts'
import { useChatThreads } from '#app/lib/threads/chat-threads.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ChatThread } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { useChatState } from '../conversation/chat-store.ts'
import { ConversationRow } from './conversation-row.tsx'
import { beginThread, deleteThread, reopenThread } from './thread-actions.ts'

type ConversationsProps = {
  titleRef: RefObject<HTMLHeadingElement | null>
  /** Returns to the current conversation. */
  onClose: () => void
}

/** The stored conversations, with buttons for a new and a temporary one. */
export function Conversations({ titleRef, onClose }: ConversationsProps) {
  const threads = useChatThreads()
  const member = useMember()
  const { thread: current } = useChatState()
  const [more, setMore] = useState<string | null>(null)

  function begin(isTemporary: boolean) {
    beginThread(isTemporary)
    onClose()
  }

  function reopen(thread: ChatThread) {
    reopenThread(thread)
    onClose()
  }

  function remove(thread: ChatThread) {
    deleteThread(thread)
    titleRef.current?.focus({ preventScroll: true })
  }

  return (
    <div className="chat-threads">
      <div className="chat-threads-head">
        <IconButton label={m.chat_threads_back()} onClick={onClose}>
          <Icon name="arrow-left" />
        </IconButton>
        <h2 ref={titleRef} tabIndex={-1} className="chat-recent-title">
          {m.chat_threads()}
        </h2>
      </div>
      <div className="chat-threads-new">
        <Button variant="secondary" onClick={() => begin(false)}>
          <Icon name="plus" size={18} />
          {m.chat_thread_new()}
        </Button>
        <Button variant="secondary" onClick={() => begin(true)}>
          <Icon name="eye-off" size={18} />
          {m.chat_thread_temporary()}
        </Button>
      </div>
      <p className="chat-notice">
        {threads.length === 0 ? m.chat_threads_none() : storageNotice(member !== null)}
      </p>
      <ul>
        {threads.map((thread) => (
          <ConversationRow
            key={thread.id}
            thread={thread}
            isCurrent={thread.id === current.id}
            isMore={more === thread.id}
            onMore={() => setMore(more === thread.id ? null : thread.id)}
            onOpen={() => reopen(thread)}
            onRemove={() => remove(thread)}
          />
        ))}
      </ul>
    </div>
  )
}

function storageNotice(isMember: boolean): string {
  return isMember ? m.inbox_kept_member() : m.inbox_kept_guest()
}
