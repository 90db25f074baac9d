import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { openChat, useOpenChat } from '#app/lib/assistant/chat-bus.ts'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useTypedAhead } from '#app/lib/loading/typed-ahead.ts'
import { preloadSupabase } from '#app/lib/session/preload-supabase.ts'
import { type Site, useSite } from '#app/lib/site.ts'
import { IconButton } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { collapsePanel, openPanel, usePanelState } from '../conversation/panel-store.ts'
import { AssistantLogo } from './assistant-logo.tsx'

const panel = lazy(async () => (await import('./floating-panel.tsx')).FloatingPanel)

/** The floating button that opens the chat; the panel is loaded lazily. */
export function FloatingChat({ hidden = false }: { hidden?: boolean }) {
  const site = useSite()
  const { isOpen } = usePanelState()
  const { state } = useLocation()
  // The server has no history state, which survives a reload.
  const hydrated = useHydrated()
  const [takesFocus, setTakesFocus] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const previousFocus = useRef<Element | null>(null)
  const isShown = isOpen && !hidden
  const drawn = useDeferredOpen(isShown, collapse, true)
  const Panel = useLazy(panel, isShown, () => {
    collapsePanel()
    showToast({
      title: m.chat_failed_title(),
      description: m.chat_panel_unavailable(),
      tone: 'danger',
    })
  })
  useTypedAhead(isShown && takesFocus, Panel !== null && drawn)

  function open(helpText?: string) {
    previousFocus.current = document.activeElement
    setTakesFocus(true)
    openPanel(helpText)
  }

  function collapse() {
    flushSync(collapsePanel)
    const headerOpener = document.querySelector('.chat-strip-opener')
    const target = [previousFocus.current, opener.current, headerOpener].find(isFocusable)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  useOpenChat(({ helpText }) => open(helpText), !hidden)

  if (hidden) return null
  if (drawn && Panel) return <Panel takesFocus={takesFocus} onCollapse={collapse} />
  return (
    <>
      {hydrated && isFromChat(state) && <BackToChat onClick={() => open()} />}
      <button
        ref={opener}
        type="button"
        aria-label={m.chat_open({ assistant: site.assistant })}
        aria-expanded={isShown}
        className="chat-opener needs-script fixed right-[clamp(8px,(100vw-var(--page))/4-32px,32px)] bottom-8 z-40 hidden size-16 place-items-center rounded-full bg-lake text-on-lake shadow-float transition-colors duration-(--t-quick) hover:bg-lake-hover aria-expanded:bg-lake-hover focus-visible:rounded-full md:grid print:hidden"
        onClick={() => open()}
        onPointerEnter={() => preload(site)}
        onFocus={() => preload(site)}
      >
        <AssistantLogo width={36} height={36} />
      </button>
    </>
  )
}

/** Whether an element is visible and can be focused: one of the two openers is always hidden. */
function isFocusable(element: Element | null): boolean {
  return element !== null && element !== document.body && element.getClientRects().length > 0
}

/** Whether the navigation came from a link in the conversation. */
function isFromChat(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromChat' in state
}

/** On compact screens the chat collapses when a link is followed; this reopens it. */
function BackToChat({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="needs-script fixed bottom-[calc(96px+env(safe-area-inset-bottom))] left-1/2 z-40 flex min-h-12 -translate-x-1/2 items-center gap-2.5 whitespace-nowrap rounded-full bg-willow px-5 font-[540] text-willow-ink shadow-float focus-visible:rounded-full md:hidden print:hidden"
      onClick={onClick}
    >
      <AssistantLogo width={20} height={20} />
      {m.chat_back()}
    </button>
  )
}

/** The opener on compact screens, in the header instead of floating over the page. */
export function HeaderChatOpener() {
  const site = useSite()
  const { isOpen } = usePanelState()
  return (
    <IconButton
      label={m.chat_open({ assistant: site.assistant })}
      aria-expanded={isOpen}
      className="chat-strip-opener needs-script md:hidden"
      onClick={() => (isOpen ? collapsePanel() : openChat())}
      onPointerEnter={() => preload(site)}
      onFocus={() => preload(site)}
    >
      <AssistantLogo width={22} height={22} />
    </IconButton>
  )
}

function preload(site: Site) {
  void panel.load().catch(() => undefined)
  preloadSupabase(site)
}
