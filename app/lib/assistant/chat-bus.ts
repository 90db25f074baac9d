import { createStore } from 'zustand'

export type ChatCall = { helpText?: string }

const calls = createStore<ChatCall>(() => ({}))

/** Opens the chat assistant from anywhere on the page, with its input pre-filled when there is help text. */
export function openChat(call: ChatCall = {}): void {
  // A new object each time: a call that equals the last one is a call, too.
  calls.setState({ ...call }, true)
}

/** Runs `listener` at every call for the assistant; returns the function that ends it. */
export function onOpenChat(listener: (call: ChatCall) => void): () => void {
  return calls.subscribe(listener)
}
