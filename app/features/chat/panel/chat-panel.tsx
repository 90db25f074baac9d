import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#app/lib/cn.ts'
import { idle } from '#app/lib/loading/lazy.ts'
import { useSite } from '#app/lib/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { readDanger } from '#domain/care/safety.ts'
import { m } from '#domain/messages/messages.js'
import { AssistantLogo } from './assistant-logo.tsx'
import '../chat.css'
import { MessageList } from '../answer/message-list.tsx'
import { useChat } from '../conversation/use-chat.ts'
import { Conversations } from '../threads/conversations.tsx'
import { Composer, type ComposerRef } from './composer.tsx'

type ChatPanelProps = {
  welcome: string
  /** Sets the welcome large above the composer until the visitor speaks. */
  greets?: boolean
  onCollapse: () => void
  composerRef: ComposerRef
  /** What the composer holds before there is a script. */
  helpText?: string | undefined
  className?: string
  style?: CSSProperties
}

/** Header, conversation and composer; the same in both modes. */
export function ChatPanel({
  welcome,
  greets,
  onCollapse,
  composerRef,
  helpText,
  ...box
}: ChatPanelProps) {
  const { assistant } = useSite()
  const chat = useChat()
  const [listed, setListed] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(hearSoon, [])

  function list(shown: boolean) {
    flushSync(() => setListed(shown))
    const target = shown ? title.current : composerRef.current
    target?.focus({ preventScroll: true })
  }

  /** The button goes with the answer: the focus must not go with it. */
  function stop() {
    chat.stop()
    composerRef.current?.focus({ preventScroll: true })
  }

  function collapseOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCollapse()
  }

  return (
    <section
      {...box}
      className={cn('chat', box.className)}
      aria-label={m.chat_region({ assistant })}
      onKeyDown={greets ? undefined : collapseOnEscape}
    >
      <header className="chat-header">
        <span className="chat-strands" />
        <span className="chat-mark">
          <AssistantLogo width={27} height={27} />
        </span>
        <div>
          <strong className="chat-name">{assistant}</strong>
          <small className="chat-tagline">{m.chat_tagline()}</small>
        </div>
        <div className="chat-actions">
          <IconButton
            label={m.chat_threads()}
            aria-expanded={listed}
            className="needs-script"
            onClick={() => list(!listed)}
          >
            <Icon name="list" />
          </IconButton>
          <IconButton label={m.chat_minimize()} onClick={onCollapse}>
            <Icon name="minus" />
          </IconButton>
          <IconButton label={m.chat_close()} onClick={onCollapse}>
            <Icon name="x" />
          </IconButton>
        </div>
      </header>
      {listed ? (
        <Conversations titleRef={title} onClose={() => list(false)} />
      ) : (
        <MessageList chat={chat} welcome={welcome} greets={greets ?? false} onStop={stop} />
      )}
      <Composer
        chat={chat}
        inputRef={composerRef}
        helpText={helpText}
        onSend={() => setListed(false)}
      />
    </section>
  )
}

/** Reads in what hears danger while the first question is typed, or sending that would wait for it. */
function hearSoon(): void {
  void idle().then(() => readDanger(''))
}
