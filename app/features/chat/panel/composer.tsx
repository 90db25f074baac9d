import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
} from 'react'
import { href, useHref } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { dispatch } from '../conversation/chat-store.ts'
import type { Chat } from '../conversation/use-chat.ts'

const LENGTH_LIMIT = 4_000

export type ComposerRef = RefObject<HTMLTextAreaElement | null>
type ComposerProps = {
  chat: Chat
  inputRef: ComposerRef
  /** Initial text before hydration. */
  helpText?: string | undefined
  onSend: () => void
}

/** Enter sends, Shift+Enter starts a new line. Without scripts the form submits to the search results. */
export function Composer({ chat, inputRef, helpText = '', onSend }: ComposerProps) {
  const { assistant } = useSite()
  const { state } = chat
  const hydrated = useHydrated()
  const results = useHref(href('/search-results'))
  useTextTypedBeforeHydration(inputRef, hydrated ? state.draft : helpText, send)
  const ready = state.draft.trim() !== '' && state.waitingFor === null

  function send() {
    chat.send()
    onSend()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.querySelector('textarea')?.focus()
    send()
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className="chat-composer" action={results} onSubmit={submit}>
      <input type="hidden" name="ai" value="1" />
      <textarea
        ref={inputRef}
        name="q"
        rows={1}
        maxLength={LENGTH_LIMIT}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={m.chat_input_label({ assistant })}
        placeholder={m.chat_placeholder()}
        value={hydrated ? state.draft : helpText}
        onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className="chat-send"
        aria-label={m.chat_send()}
        disabled={hydrated && !ready}
      >
        <Icon name="arrow-up" />
      </button>
    </form>
  )
}

/** Adopts text typed before hydration; a trailing line break, typed with Enter, sends it. */
function useTextTypedBeforeHydration(input: ComposerRef, rendered: string, send: () => void) {
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    const text = typed.trimEnd()
    if (text === '' || typed === rendered) return
    dispatch({ type: 'typed', text })
    if (typed.endsWith('\n')) send()
  })
  useLayoutEffect(() => adopt(), [])
}
