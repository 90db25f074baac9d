import { useEffect, useEffectEvent } from 'react'
import { createStore } from 'zustand'

export type ChatCall = { helpText?: string }

const calls = createStore<ChatCall>(() => ({}))

/** Opens the chat assistant from anywhere on the page, with its input pre-filled when there is help text. */
export function openChat(call: ChatCall = {}): void {
  // A new object each time, so that an identical call still notifies subscribers.
  calls.setState({ ...call }, true)
}

/** Runs the latest `listener` on every `openChat`, while `isOn`. */
export function useOpenChat(listener: (call: ChatCall) => void, isOn = true): void {
  const onCall = useEffectEvent(listener)
  useEffect(() => (isOn ? calls.subscribe((call) => onCall(call)) : undefined), [isOn])
}
