import { useLocation } from 'react-router'
import { currentPageOf } from '#app/lib/assistant/assistant.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import { type ChatThread, replyOf } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import type { ChatState } from '../conversation/chat-state.ts'
import type { Chat } from '../conversation/use-chat.ts'
import { beginThread } from '../threads/thread-actions.ts'
import { Message } from './message.tsx'
import { PositionButton } from './position-button.tsx'
import { startersFor } from './starters.ts'
import { Suggestions } from './suggestions.tsx'
import { useNewestInView } from './use-newest-in-view.ts'

type MessageListProps = { chat: Chat; welcome: string; greets: boolean; onStop: () => void }

export function MessageList({ chat, welcome, greets, onStop }: MessageListProps) {
  const { assistant } = useSite()
  const { thread, waitingFor, arriving, isTemporary } = chat.state
  const { messages, danger } = thread
  const isWaiting = waitingFor !== null
  const { text } = replyOf({ parts: arriving })
  const lastQuestionId = messages.findLast(({ isUser }) => isUser)?.id
  const view = useNewestInView(
    messages.length + arriving.length,
    lastQuestionId,
    isWaiting && text === '',
  )
  const isEmpty = messages.length === 0

  return (
    <>
      {/* A scrolling region must be focusable; the status below announces new messages. */}
      <div
        {...view}
        role="log"
        aria-live="off"
        aria-label={m.chat_log({ assistant })}
        aria-busy={isWaiting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="chat-log"
      >
        {greets && isEmpty && <span className="chat-canopy" />}
        {greets && isEmpty ? (
          <p className="chat-greeting">{welcome}</p>
        ) : (
          <p className="chat-bubble">{welcome}</p>
        )}
        <p className="chat-notice">{m.chat_notice({ assistant })}</p>
        {isTemporary && <p className="chat-notice">{m.chat_temporary_notice()}</p>}
        {messages.map((message) => (
          <Message key={message.id} message={message} danger={danger} onAsk={chat.sendText} />
        ))}
        {isWaiting && text !== '' && (
          <Message
            message={{ id: '', content: text, isUser: false, parts: arriving }}
            isArriving
            danger={danger}
            onAsk={chat.sendText}
          />
        )}
        {isWaiting && <Typing isTalking={text !== ''} onStop={onStop} />}
        {!isWaiting && <FollowUps chat={chat} onLeave={() => view.ref.current?.focus()} />}
      </div>
      {isEmpty && !isWaiting && <Starters onChoose={chat.sendText} />}
      <p role="status" className="sr-only">
        {announcementOf(chat.state, assistant)}
      </p>
    </>
  )
}

/** Follow-ups and actions after the newest message. */
function FollowUps({ chat, onLeave }: { chat: Chat; onLeave: () => void }) {
  const { thread } = chat.state
  const followUps = nextOf(thread)
  return (
    <>
      {followUps?.question && <p className="chat-question">{followUps.question}</p>}
      {followUps?.asksPlace && (
        <PositionButton
          key={thread.messages.at(-1)?.id}
          onFound={(position) => {
            chat.askFrom(position)
            onLeave()
          }}
        />
      )}
      <Suggestions
        label={m.chat_suggestions()}
        words={followUps?.suggestions ?? []}
        onChoose={chat.sendText}
      />
      {/* After detected danger this conversation offers nothing, only a new conversation. */}
      {thread.danger !== null && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            beginThread(false)
            onLeave()
          }}
        >
          <Icon name="plus" size={18} />
          {m.chat_thread_new()}
        </Button>
      )}
      {thread.unanswered !== null && (
        <Button variant="secondary" className="self-start" onClick={chat.retry}>
          {m.chat_retry()}
        </Button>
      )}
    </>
  )
}

/** Outside of the log, so that they stay visible when it scrolls in a low panel. */
function Starters({ onChoose }: { onChoose: (words: string) => void }) {
  const { pathname } = useLocation()
  return (
    <div className="chat-starters">
      <Suggestions
        label={m.chat_starters()}
        words={startersFor(currentPageOf(pathname))}
        onChoose={onChoose}
      />
    </div>
  )
}

/** The question and suggestions of the newest answer; none after detected danger. */
function nextOf({ messages, danger }: ChatThread): ChatPartOf<'followUps'> | null {
  const last = messages.at(-1)
  return last && !danger ? replyOf(last).followUps : null
}

/** The typing indicator, shown until the first text, and the stop button. */
function Typing({ isTalking, onStop }: { isTalking: boolean; onStop: () => void }) {
  return (
    <div className="flex items-center gap-1">
      {!isTalking && (
        <span className="chat-typing" aria-hidden>
          <i />
          <i />
          <i />
        </span>
      )}
      <Button variant="plain" onClick={onStop}>
        {m.chat_stop()}
      </Button>
    </div>
  )
}

/** Screen reader announcement: typing, then the new answer. */
function announcementOf({ thread, waitingFor, newest }: ChatState, assistant: string): string {
  if (waitingFor !== null) return m.chat_typing({ assistant })
  const message = thread.messages.at(-1)
  if (!message || message.isUser || message.id !== newest) return ''
  const { cards, plan } = replyOf(message)
  const count =
    (message.recommendations?.length ?? 0) + (cards?.cards.length ?? 0) + (plan?.slots.length ?? 0)
  const words = `${m.chat_assistant_said({ assistant })} ${message.content}`
  return count > 0 ? `${words} ${m.chat_recommendations_spoken({ n: count })}` : words
}
