import { useSyncExternalStore } from 'react'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import { m } from '#domain/messages/messages.js'

/** Specification section 2, search popover. */
const PLACEHOLDERS: Record<Exclude<CurrentPage, 'all'>, () => string> = {
  escapes: m.search_placeholder_escapes,
  essentials: m.search_placeholder_essentials,
  enhancements: m.search_placeholder_enhancements,
  experiences: m.search_placeholder_experiences,
}

/** Placeholder of the search field by section; outside of sections it is shorter on compact screens. */
export function usePlaceholder(page: CurrentPage): string {
  const isCompact = useSyncExternalStore(
    subscribeToWidth,
    () => COMPACT().matches,
    () => false,
  )
  if (page !== 'all') return PLACEHOLDERS[page]()
  return isCompact ? m.search_placeholder_compact() : m.search_placeholder_all()
}

/** Specification section 9: compact below 768 px. */
const COMPACT = () => window.matchMedia('(width < 48rem)')

function subscribeToWidth(listener: () => void) {
  const compact = COMPACT()
  compact.addEventListener('change', listener)
  return () => compact.removeEventListener('change', listener)
}
