import { create } from 'zustand'
import { readItem, writeItem } from '#app/lib/stores/web-storage.ts'

export type PanelState = {
  /** Whether the floating panel is expanded; shared by all pages and restored after a reload. */
  isOpen: boolean
  /** Text for the composer, set once it has mounted. */
  helpText: string | null
}

const KEY = 'wellness-chat-panel'

/** The state that every page needs before the code of the chat has loaded. */
export const usePanelState = create<PanelState>(() => ({ isOpen: false, helpText: null }))

export function openPanel(helpText?: string): void {
  usePanelState.setState({ isOpen: true, ...(helpText && { helpText }) })
  writeItem('sessionStorage', KEY, 'open')
}

export function collapsePanel(): void {
  usePanelState.setState({ isOpen: false })
  writeItem('sessionStorage', KEY, 'collapsed')
}

/** Returns the help text once. */
export function takeHelpText(): string | null {
  const { helpText } = usePanelState.getState()
  usePanelState.setState({ helpText: null })
  return helpText
}

if (readItem('sessionStorage', KEY) === 'open') usePanelState.setState({ isOpen: true })
