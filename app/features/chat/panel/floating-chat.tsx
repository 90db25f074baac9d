import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { onOpenChat, openChat } from '#app/lib/assistant/chat-bus.ts'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useTypedAhead } from '#app/lib/loading/typed-ahead.ts'
import { preloadSupabase } from '#app/lib/session/preload-supabase.ts'
import { type Site, useSite } from '#app/lib/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { collapsePanel, openPanel, usePanelState } from '../conversation/panel-store.ts'
import { AssistantLogo } from './assistant-logo.tsx'

const panel = lazy(async () => (await import('./floating-panel.tsx')).FloatingPanel)

/** The round opener; the panel itself is fetched when somebody reaches for it. */
export function FloatingChat({ hidden = false }: { hidden?: boolean }) {
  const site = useSite()
  const { isOpen } = usePanelState()
  const { state } = useLocation()
  // The server knows no state of the history, which a reload keeps.
  const hydrated = useHydrated()
  const [takesFocus, setTakesFocus] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const shown = isOpen && !hidden
  const drawn = useDeferredOpen(shown, collapse, true)
  const Panel = useLazy(panel, shown, () => {
    collapsePanel()
    showToast({
      title: m.chat_failed_title(),
      description: m.chat_panel_unavailable(),
      tone: 'danger',
    })
  })
  useTypedAhead(shown && takesFocus, Panel !== null && drawn)

  function open(helpText?: string) {
    cameFrom.current = document.activeElement
    setTakesFocus(true)
    openPanel(helpText)
  }

  function collapse() {
    flushSync(collapsePanel)
    const strip = document.querySelector('.chat-strip-opener')
    const target = [cameFrom.current, opener.current, strip].find(takesFocusNow)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  const called = useEffectEvent(open)
  useEffect(() => {
    if (hidden) return
    return onOpenChat(({ helpText }) => called(helpText))
  }, [hidden])

  if (hidden) return null
  if (drawn && Panel) return <Panel takesFocus={takesFocus} onCollapse={collapse} />
  return (
    <>
      {hydrated && isFromChat(state) && <BackToChat onClick={() => open()} />}
      <button
        ref={opener}
        type="button"
        aria-label={m.chat_open({ assistant: site.assistant })}
        aria-expanded={shown}
        className="chat-opener needs-script fixed right-[clamp(8px,(100vw-var(--page))/4-32px,32px)] bottom-8 z-40 hidden size-16 place-items-center rounded-pebble bg-lake text-on-lake shadow-float transition-colors duration-(--t-quick) hover:bg-lake-hover aria-expanded:bg-lake-hover focus-visible:rounded-pebble md:grid print:hidden"
        onClick={() => open()}
        onPointerEnter={() => warm(site)}
        onFocus={() => warm(site)}
      >
        <AssistantLogo width={36} height={36} />
      </button>
    </>
  )
}

/** Whether the focus can go there: of the two openers one is hidden, and the page as a whole takes none. */
function takesFocusNow(element: Element | null): boolean {
  return element !== null && element !== document.body && element.getClientRects().length > 0
}

/** Whether a link of the conversation has led to this page. */
function isFromChat(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromChat' in state
}

/** On compact screens the conversation makes room for the page it has led to; this leads back. */
function BackToChat({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="needs-script fixed bottom-[calc(96px+env(safe-area-inset-bottom))] left-1/2 z-40 flex min-h-12 -translate-x-1/2 items-center gap-2.5 whitespace-nowrap rounded-pebble bg-willow px-5 font-[540] text-willow-ink shadow-float focus-visible:rounded-pebble md:hidden print:hidden"
      onClick={onClick}
    >
      <AssistantLogo width={20} height={20} />
      {m.chat_back()}
    </button>
  )
}

/** On compact screens the round opener would lie on the page; there the header's strip has this one. */
export function StripChatOpener() {
  const site = useSite()
  const { isOpen } = usePanelState()
  return (
    <IconButton
      label={m.chat_open({ assistant: site.assistant })}
      aria-expanded={isOpen}
      className="chat-strip-opener needs-script md:hidden"
      onClick={() => (isOpen ? collapsePanel() : openChat())}
      onPointerEnter={() => warm(site)}
      onFocus={() => warm(site)}
    >
      <AssistantLogo width={22} height={22} />
    </IconButton>
  )
}

function warm(site: Site) {
  void panel.load().catch(() => undefined)
  preloadSupabase(site)
}
