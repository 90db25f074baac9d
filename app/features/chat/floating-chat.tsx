import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onOpenChat, openChat } from '#app/lib/chat-bus.ts'
import { onDemand, useOnDemand } from '#app/lib/on-demand.ts'
import { type Site, useSite } from '#app/lib/site.ts'
import { warmSupabase } from '#app/lib/supabase.ts'
import { IconButton } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'
import { Bough } from './bough.tsx'
import { dispatch, useChatState } from './chat-store.ts'

const panel = onDemand(async () => (await import('./floating-panel.tsx')).FloatingPanel)

/** The round opener; the panel itself is fetched when somebody reaches for it. */
export function FloatingChat({ hidden = false }: { hidden?: boolean }) {
  const site = useSite()
  const { isOpen } = useChatState()
  const [takesFocus, setTakesFocus] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const shown = isOpen && !hidden
  const Panel = useOnDemand(panel, shown, () => {
    dispatch({ type: 'collapsed' })
    showToast({
      title: m.chat_failed_title(),
      description: m.chat_panel_unavailable(),
      tone: 'danger',
    })
  })

  function open(helpText?: string) {
    cameFrom.current = document.activeElement
    setTakesFocus(true)
    dispatch({ type: 'opened', helpText })
  }

  function collapse() {
    flushSync(() => dispatch({ type: 'collapsed' }))
    const target = cameFrom.current?.isConnected ? cameFrom.current : opener.current
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  const called = useEffectEvent(open)
  useEffect(() => {
    if (hidden) return
    return onOpenChat(({ helpText }) => called(helpText))
  }, [hidden])

  if (hidden) return null
  if (shown && Panel) return <Panel takesFocus={takesFocus} onCollapse={collapse} />
  return (
    <button
      ref={opener}
      type="button"
      aria-label={m.chat_open({ assistant: site.assistant })}
      aria-expanded={false}
      className="chat-opener needs-script fixed right-[clamp(8px,(100vw-var(--page))/4-32px,32px)] bottom-8 z-40 hidden size-16 place-items-center rounded-pebble bg-lake text-on-lake shadow-float transition-colors duration-(--t-quick) hover:bg-lake-hover focus-visible:rounded-pebble md:grid print:hidden"
      onClick={() => open()}
      onPointerEnter={() => warm(site)}
      onFocus={() => warm(site)}
    >
      <Bough width={36} height={36} />
    </button>
  )
}

/** On compact screens the round opener would lie on the page; there the header's strip has this one. */
export function StripChatOpener() {
  const site = useSite()
  const { isOpen } = useChatState()
  return (
    <IconButton
      label={m.chat_open({ assistant: site.assistant })}
      aria-expanded={isOpen}
      className="needs-script md:hidden"
      onClick={() => (isOpen ? dispatch({ type: 'collapsed' }) : openChat())}
      onPointerEnter={() => warm(site)}
      onFocus={() => warm(site)}
    >
      <Bough width={22} height={22} />
    </IconButton>
  )
}

function warm(site: Site) {
  void panel.load().catch(() => undefined)
  warmSupabase(site)
}
