import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { m } from '#domain/messages/messages.js'
import { ChatPanel } from './chat-panel.tsx'

type FloatingPanelProps = {
  /** Opened by the visitor just now, not kept open over a reload. */
  takesFocus: boolean
  onCollapse: () => void
}

export function FloatingPanel({ takesFocus, onCollapse }: FloatingPanelProps) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const keyboard = useSyncExternalStore(watchKeyboard, keyboardHeight, () => 0)
  useCollapseOnCompactNavigation(onCollapse)

  useEffect(() => {
    if (takesFocus) composer.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <ChatPanel
      className="chat-float"
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      welcome={m.chat_welcome_floating()}
      onCollapse={onCollapse}
      composerRef={composer}
    />
  )
}

/** On a compact screen the sheet would hide the page that a recommendation leads to. */
function useCollapseOnCompactNavigation(collapse: () => void) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    if (window.matchMedia('(width < 48rem)').matches) collapse()
  }, [key, collapse])
}

function watchKeyboard(tell: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', tell)
  return () => view?.removeEventListener('resize', tell)
}

/** How much of the page a phone's keyboard covers, in px; zoomed pages do not count. */
function keyboardHeight(): number {
  const view = window.visualViewport
  if (!view || view.scale > 1.05) return 0
  return Math.max(0, Math.round(window.innerHeight - view.height))
}
