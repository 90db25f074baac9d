import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import type { ChatState } from './chat-state.ts'
import { Message } from './message.tsx'
import type { Chat } from './use-chat.ts'
import { useNewestInView } from './use-newest-in-view.ts'

type MessageListProps = { chat: Chat; welcome: string; greets: boolean }

export function MessageList({ chat, welcome, greets }: MessageListProps) {
  const { assistant } = useSite()
  const { messages, waitingFor, unanswered } = chat.state
  const isWaiting = waitingFor !== null
  const view = useNewestInView(messages.length, isWaiting)
  const silent = messages.length === 0

  return (
    <>
      {/* A scrolling region must be reachable by keyboard; its news are told by the status below. */}
      <div
        {...view}
        role="log"
        aria-live="off"
        aria-label={m.chat_log({ assistant })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="chat-log"
      >
        {greets && silent && <span className="chat-canopy" />}
        {greets && silent ? (
          <p className="chat-greeting">{welcome}</p>
        ) : (
          <p className="chat-bubble">{welcome}</p>
        )}
        <p className="chat-notice">{m.chat_notice({ assistant })}</p>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {isWaiting && <Typing onStop={chat.stop} />}
        {unanswered !== null && !isWaiting && (
          <Button variant="secondary" className="self-start" onClick={chat.askAgain}>
            {m.chat_retry()}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {newsOf(chat.state, assistant)}
      </p>
    </>
  )
}

/** Three still dots whose ripples widen in turn. */
function Typing({ onStop }: { onStop: () => void }) {
  return (
    <div className="flex items-center gap-1">
      <span className="chat-typing" aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <Button variant="plain" onClick={onStop}>
        {m.chat_stop()}
      </Button>
    </div>
  )
}

/** What is said aloud: that an answer is on its way, and then the answer. */
function newsOf({ messages, waitingFor, newest }: ChatState, assistant: string): string {
  if (waitingFor !== null) return m.chat_typing({ assistant })
  const message = messages.at(-1)
  if (!message || message.isUser || message.id !== newest) return ''
  const count = message.recommendations?.length ?? 0
  const words = `${m.chat_assistant_said({ assistant })} ${message.content}`
  return count > 0 ? `${words} ${m.chat_recommendations_spoken({ n: count })}` : words
}
