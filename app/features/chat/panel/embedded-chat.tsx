import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpenChat } from '#app/lib/assistant/chat-bus.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { useSite } from '#app/lib/site.ts'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import { dispatch } from '../conversation/chat-store.ts'
import { AssistantLogo } from './assistant-logo.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { RecentQuestions } from './recent-questions.tsx'

type EmbeddedChatProps = {
  helpText?: string
  /** Runs once the help text is in the composer, so that the URL does not apply it again. */
  onHelpTextTaken: () => void
}

/** The chat of the home page, with recent questions beside it. */
export function EmbeddedChat({ helpText, onHelpTextTaken }: EmbeddedChatProps) {
  const { assistant } = useSite()
  const [collapsed, setCollapsed] = useState(false)
  const composer = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function fill(text: string | undefined) {
    if (text) dispatch({ type: 'typed', text })
    setCollapsed(false)
  }

  function expand(text?: string) {
    flushSync(() => fill(text))
    composer.current?.focus()
  }

  function collapse() {
    flushSync(() => setCollapsed(true))
    opener.current?.focus({ preventScroll: true })
  }

  function handleOpenChat(text?: string) {
    fill(text)
    // On touch screens focusing would open the on-screen keyboard.
    if (window.matchMedia('(hover: hover)').matches) {
      requestAnimationFrame(() => composer.current?.focus({ preventScroll: true }))
    }
  }
  const handleHelpTextTaken = useEffectEvent(onHelpTextTaken)
  const showHelpText = useEffectEvent(handleOpenChat)
  useLayoutEffect(() => {
    if (helpText) showHelpText(helpText)
  }, [helpText])
  useEffect(() => {
    if (helpText) handleHelpTextTaken()
  }, [helpText])
  useOpenChat((call) => handleOpenChat(call.helpText))

  return (
    <div className="chat-home">
      {collapsed ? (
        <button ref={opener} type="button" className="chat-reopener" onClick={() => expand()}>
          <span className="chat-mark">
            <AssistantLogo width={27} height={27} />
          </span>
          {m.chat_open({ assistant })}
        </button>
      ) : (
        <ChatPanel
          greets
          className="chat-embed"
          welcome={m.chat_welcome_embedded()}
          helpText={helpText}
          onCollapse={collapse}
          composerRef={composer}
        />
      )}
      <aside>
        <Print
          src={scenePrintUrl('lake', 'calm', '4x3', false, { seed: 'chat' })}
          alt=""
          className="h-[250px] w-full max-md:hidden"
        />
        <RecentQuestions onChoose={expand} />
      </aside>
    </div>
  )
}
