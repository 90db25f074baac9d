import { useSyncExternalStore } from 'react'

/** What every page knows of the chat before its code is there. */
export type PanelState = {
  /** Whether the floating panel is expanded. */
  isOpen: boolean
  /** Goes into the composer as soon as there is one. */
  helpText: string | null
}

const KEY = 'wellness-chat-panel'
const CLOSED: PanelState = { isOpen: false, helpText: null }
const listeners = new Set<() => void>()
let current: PanelState | null = null

/** Whether the floating panel is open: over pages, and over a reload in the same tab. */
export function usePanelState(): PanelState {
  return useSyncExternalStore(subscribe, panelState, () => CLOSED)
}

export function openPanel(helpText?: string): void {
  set({ isOpen: true, helpText: helpText || panelState().helpText })
}

export function collapsePanel(): void {
  set({ ...panelState(), isOpen: false })
}

/** Hands the help text over, once. */
export function takeHelpText(): string | null {
  const { helpText, isOpen } = panelState()
  if (helpText !== null) set({ isOpen, helpText: null })
  return helpText
}

function panelState(): PanelState {
  current ??= { isOpen: stored() === 'open', helpText: null }
  return current
}

function set(state: PanelState): void {
  current = state
  try {
    window.sessionStorage.setItem(KEY, state.isOpen ? 'open' : 'collapsed')
  } catch {
    // Storage is full or forbidden: the panel then starts collapsed.
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
