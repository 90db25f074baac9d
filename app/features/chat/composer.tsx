import { ArrowUp } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { href } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { dispatch } from './chat-store.ts'
import type { Chat } from './use-chat.ts'

const LENGTH_LIMIT = 4_000

type ComposerProps = { chat: Chat; inputRef: Ref<HTMLTextAreaElement> }

/** Enter sends, Shift+Enter starts a new line. Without script the question goes to the search results. */
export function Composer({ chat: { state, send }, inputRef }: ComposerProps) {
  const { assistant } = useSite()
  const hydrated = useHydrated()
  const ready = state.draft.trim() !== '' && state.waitingFor === null

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
    <form className="chat-composer" action={href('/search-results')} onSubmit={submit}>
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
        value={state.draft}
        onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className="chat-send"
        aria-label={m.chat_send()}
        disabled={hydrated && !ready}
      >
        <ArrowUp aria-hidden size={20} strokeWidth={1.5} />
      </button>
    </form>
  )
}
