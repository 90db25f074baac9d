import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#app/lib/cn.ts'
import { idle } from '#app/lib/loading/lazy.ts'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { useSite } from '#app/lib/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
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
  /** Shows the welcome text large until the first message. */
  greets?: boolean
  onCollapse: () => void
  composerRef: ComposerRef
  /** Initial text of the composer before hydration. */
  helpText?: string | undefined
  className?: string
  style?: CSSProperties
}

/** Header, conversation and composer, for the embedded and the floating chat. */
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
  useOnMount(warmUpDangerDetection)

  function list(isShown: boolean) {
    flushSync(() => setListed(isShown))
    const target = isShown ? title.current : composerRef.current
    target?.focus({ preventScroll: true })
  }

  /** The stop button unmounts, so the focus moves to the composer. */
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

/** Warms up danger detection when idle, so that the first send is not delayed. */
function warmUpDangerDetection(): void {
  void idle().then(() => readDanger(''))
}
