import {
  chatThreads,
  removeThread,
  restoreThread,
  saveThread,
} from '#app/lib/threads/chat-threads.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { ChatThread } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { chatState, dispatch, newId } from '../conversation/chat-store.ts'
import { stopExchange } from '../conversation/exchange.ts'

/** Starts a new conversation in this tab. */
export function beginThread(isTemporary: boolean): void {
  stopExchange()
  dispatch({ type: 'began', id: newId(), isTemporary })
}

/** Opens a stored conversation in this tab. */
export function reopenThread(thread: ChatThread): void {
  if (thread.id === chatState().thread.id) return
  stopExchange()
  // Read again: stopping may have changed the stored conversation.
  const stored = chatThreads().find(({ id }) => id === thread.id)
  dispatch({ type: 'reopened', thread: stored ?? thread })
}

/** Deletes a conversation, with undo in a toast. */
export function deleteThread(thread: ChatThread): void {
  if (thread.id === chatState().thread.id) {
    beginThread(false)
  }
  removeThread(thread.id)
  showToast({
    title: m.chat_thread_deleted(),
    action: {
      label: m.chat_thread_restore(),
      altText: m.chat_thread_restore_alt(),
      onClick: () => restoreThread(thread),
    },
  })
}

export function renameThread(thread: ChatThread, name: string): void {
  if (thread.id === chatState().thread.id) dispatch({ type: 'renamed', name })
  else saveThread({ ...thread, name, updatedAt: Date.now() })
}
