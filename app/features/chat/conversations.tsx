import { ArrowLeft, EyeOff, Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { chatThreads, keepThread, removeThread, useChatThreads } from '#app/lib/chat-threads.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { ChatThread } from '#domain/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { dispatch, newId, useChatState } from './chat-store.ts'
import { ConversationRow } from './conversation-row.tsx'
import { stopExchange } from './exchange.ts'

type ConversationsProps = {
  titleRef: RefObject<HTMLHeadingElement | null>
  /** Back to the conversation that is open now. */
  onClose: () => void
}

/** The conversations of this browser: new, temporary, and what was kept. */
export function Conversations({ titleRef, onClose }: ConversationsProps) {
  const threads = useChatThreads()
  const { thread: current } = useChatState()
  const [more, setMore] = useState<string | null>(null)

  function begin(isTemporary: boolean) {
    stopExchange()
    dispatch({ type: 'began', id: newId(), isTemporary })
    onClose()
  }

  function reopen(thread: ChatThread) {
    if (thread.id !== current.id) {
      stopExchange()
      // As it is stored now: stopping may have added to it.
      const stored = chatThreads().find(({ id }) => id === thread.id)
      dispatch({ type: 'reopened', thread: stored ?? thread })
    }
    onClose()
  }

  function remove(thread: ChatThread) {
    if (thread.id === current.id) {
      stopExchange()
      dispatch({ type: 'began', id: newId(), isTemporary: false })
    }
    removeThread(thread.id)
    titleRef.current?.focus({ preventScroll: true })
    showToast({
      title: m.chat_thread_deleted(),
      action: {
        label: m.chat_thread_restore(),
        altText: m.chat_thread_restore_alt(),
        onClick: () => keepThread(thread),
      },
    })
  }

  return (
    <div className="chat-threads">
      <div className="chat-threads-head">
        <IconButton label={m.chat_threads_back()} onClick={onClose}>
          <ArrowLeft aria-hidden size={20} strokeWidth={1.5} />
        </IconButton>
        <h2 ref={titleRef} tabIndex={-1} className="chat-recent-title">
          {m.chat_threads()}
        </h2>
      </div>
      <div className="chat-threads-new">
        <Button variant="secondary" onClick={() => begin(false)}>
          <Plus aria-hidden size={18} strokeWidth={1.5} />
          {m.chat_thread_new()}
        </Button>
        <Button variant="secondary" onClick={() => begin(true)}>
          <EyeOff aria-hidden size={18} strokeWidth={1.5} />
          {m.chat_thread_temporary()}
        </Button>
      </div>
      <p className="chat-notice">
        {threads.length === 0 ? m.chat_threads_none() : m.chat_threads_kept()}
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
