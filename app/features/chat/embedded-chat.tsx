import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onOpenChat } from '#app/lib/chat-bus.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { useSite } from '#app/lib/site.ts'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import { Bough } from './bough.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { dispatch } from './chat-store.ts'
import { RecentQuestions } from './recent-questions.tsx'

/** The chat of the home page, with the recent questions beside it. */
export function EmbeddedChat({ helpText }: { helpText?: string }) {
  const { assistant } = useSite()
  const [collapsed, setCollapsed] = useState(false)
  const composer = useRef<HTMLTextAreaElement>(null)

  function expand(text: string | undefined) {
    if (text) dispatch({ type: 'typed', text })
    setCollapsed(false)
    // On touch screens a focus would raise the keyboard over the page before anybody asked for it.
    if (window.matchMedia('(hover: hover)').matches) {
      requestAnimationFrame(() => composer.current?.focus({ preventScroll: true }))
    }
  }

  const called = useEffectEvent(expand)
  useEffect(() => {
    if (helpText) called(helpText)
    return onOpenChat((call) => called(call.helpText))
  }, [helpText])

  return (
    <div className="chat-home">
      <aside className="max-md:hidden">
        <Print src={scenePrintUrl('lake', 'calm', '4x3')} alt="" className="h-[250px] w-full" />
        <RecentQuestions onChoose={expand} />
      </aside>
      {collapsed ? (
        <button type="button" className="chat-opener" onClick={() => expand(undefined)}>
          <span className="chat-mark">
            <Bough width={27} height={27} />
          </span>
          {m.chat_open({ assistant })}
        </button>
      ) : (
        <ChatPanel
          greets
          className="chat-embed"
          welcome={m.chat_welcome_embedded()}
          onCollapse={() => setCollapsed(true)}
          composerRef={composer}
        />
      )}
    </div>
  )
}
