import { type CSSProperties, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { takeTypedAhead } from '#app/lib/loading/typed-ahead.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { m } from '#domain/messages/messages.js'
import { chatState, dispatch } from '../conversation/chat-store.ts'
import { takeHelpText, usePanelState } from '../conversation/panel-store.ts'
import { ChatPanel } from './chat-panel.tsx'

type FloatingPanelProps = {
  /** Opened by the visitor, as opposed to restored after a reload. */
  takesFocus: boolean
  onCollapse: () => void
}

export function FloatingPanel({ takesFocus, onCollapse }: FloatingPanelProps) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const keyboard = useSyncExternalStore(subscribeToViewport, keyboardHeight, () => 0)
  const visible = useSyncExternalStore(subscribeToViewport, visibleHeight, () => null)
  const { helpText } = usePanelState()
  useCollapseOnCompactNavigation(onCollapse)
  useCollapseOnBodyEscape(onCollapse)

  useLayoutEffect(() => {
    const text = helpText === null ? null : takeHelpText()
    if (text !== null) dispatch({ type: 'typed', text })
  }, [helpText])
  useLayoutEffect(() => {
    const typed = takeTypedAhead()
    if (typed !== '') dispatch({ type: 'typed', text: chatState().draft + typed })
  }, [])
  useEffect(() => {
    if (takesFocus) composer.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <ChatPanel
      className="chat-float"
      style={
        {
          '--keyboard': `${keyboard}px`,
          ...(visible !== null && { '--visible': `${visible}px` }),
        } as CSSProperties
      }
      welcome={m.chat_welcome_floating()}
      onCollapse={onCollapse}
      composerRef={composer}
    />
  )
}

/** On compact screens the sheet would cover the page that a recommendation links to. */
function useCollapseOnCompactNavigation(collapse: () => void) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current === key) return
    openedAt.current = key
    if (window.matchMedia('(width < 48rem)').matches) collapse()
  }, [key, collapse])
}

/** Pressing on the text of an answer moves the focus to the body; focused elements handle Escape themselves. */
function useCollapseOnBodyEscape(collapse: () => void) {
  useWindowEvent('keydown', (event) => {
    const isOnBody = event.target === document.body && !event.defaultPrevented
    if (event.key === 'Escape' && isOnBody) collapse()
  })
}

function subscribeToViewport(listener: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', listener)
  view?.addEventListener('scroll', listener)
  return () => {
    view?.removeEventListener('resize', listener)
    view?.removeEventListener('scroll', listener)
  }
}

/** Height of the on-screen keyboard, in px. */
function keyboardHeight(): number {
  const view = unzoomedView()
  return view ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)) : 0
}

/** Height of the page above the keyboard, in px. */
function visibleHeight(): number | null {
  const view = unzoomedView()
  return view && Math.round(view.height)
}

/** Null while pinch-zoomed, when the viewport height says nothing about the keyboard. */
function unzoomedView(): VisualViewport | null {
  const view = window.visualViewport
  return view && view.scale <= 1.05 ? view : null
}
