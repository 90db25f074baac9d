import { createStore } from 'zustand'

export type ChatCall = { helpText?: string }

const calls = createStore<ChatCall>(() => ({}))

/** Opens the chat assistant from anywhere on the page, with its input pre-filled when there is help text. */
export function openChat(call: ChatCall = {}): void {
  // A new object each time, so that an identical call still notifies subscribers.
  calls.setState({ ...call }, true)
}

/** Runs `listener` on every `openChat`; returns the unsubscribe function. */
export function onOpenChat(listener: (call: ChatCall) => void): () => void {
  return calls.subscribe(listener)
}
