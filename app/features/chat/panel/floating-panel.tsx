import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import { takeTypedAhead } from '#app/lib/loading/typed-ahead.ts'
import { m } from '#domain/messages/messages.js'
import { chatState, dispatch } from '../conversation/chat-store.ts'
import { takeHelpText, usePanelState } from '../conversation/panel-store.ts'
import { ChatPanel } from './chat-panel.tsx'

type FloatingPanelProps = {
  /** Opened by the visitor just now, not kept open over a reload. */
  takesFocus: boolean
  onCollapse: () => void
}

export function FloatingPanel({ takesFocus, onCollapse }: FloatingPanelProps) {
  const composer = useRef<HTMLTextAreaElement>(null)
  const keyboard = useSyncExternalStore(watchView, keyboardHeight, () => 0)
  const visible = useSyncExternalStore(watchView, visibleHeight, () => null)
  const { helpText } = usePanelState()
  useCollapseOnCompactNavigation(onCollapse)
  useCollapseOnEscapeFromNowhere(onCollapse)

  useLayoutEffect(() => {
    const text = helpText === null ? null : takeHelpText()
    if (text !== null) dispatch({ type: 'typed', text })
  }, [helpText])
  useLayoutEffect(() => {
    const ahead = takeTypedAhead()
    if (ahead !== '') dispatch({ type: 'typed', text: chatState().draft + ahead })
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

/** A press on the text of an answer leaves the focus nowhere; what on the page has it keeps its own Escape. */
function useCollapseOnEscapeFromNowhere(collapse: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isNowhere = event.target === document.body && !event.defaultPrevented
    if (event.key === 'Escape' && isNowhere) collapse()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function watchView(tell: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', tell)
  view?.addEventListener('scroll', tell)
  return () => {
    view?.removeEventListener('resize', tell)
    view?.removeEventListener('scroll', tell)
  }
}

/** How much of the foot of the page a phone's keyboard covers, in px. */
function keyboardHeight(): number {
  const view = unzoomedView()
  return view ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop)) : 0
}

/** What the keyboard leaves of the page, in px. */
function visibleHeight(): number | null {
  const view = unzoomedView()
  return view && Math.round(view.height)
}

/** A page zoomed by pinching covers nothing. */
function unzoomedView(): VisualViewport | null {
  const view = window.visualViewport
  return view && view.scale <= 1.05 ? view : null
}
