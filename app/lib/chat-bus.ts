export type ChatCall = { helpText?: string }
type Listener = (call: ChatCall) => void

const listeners = new Set<Listener>()

/** Opens the chat assistant from anywhere on the page, with its input pre-filled when there is help text. */
export function openChat(call: ChatCall = {}): void {
  for (const listener of listeners) listener(call)
}

/** Hears every call for the assistant; returns how to stop listening. */
export function onOpenChat(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
