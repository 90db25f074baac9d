import { useRef } from 'react'
import { clearRecentQuestions, useRecentQuestions } from '#app/lib/assistant/recent-questions.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'

/** The last five questions in this browser; choosing one puts it into the composer. */
export function RecentQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const questions = useRecentQuestions()
  const title = useRef<HTMLHeadingElement>(null)

  function clear() {
    // The button unmounts, so the focus moves to the title.
    title.current?.focus({ preventScroll: true })
    clearRecentQuestions()
    showToast({ title: m.chat_recent_cleared() })
  }

  return (
    <section aria-labelledby="recent-questions" className="chat-recents">
      <div className="flex min-h-12 items-center justify-between">
        <h2 ref={title} id="recent-questions" tabIndex={-1} className="chat-recent-title">
          {m.chat_recent_title()}
        </h2>
        {questions.length > 0 && (
          <Button variant="plain" aria-label={m.chat_recent_clear_label()} onClick={clear}>
            {m.chat_recent_clear()}
          </Button>
        )}
      </div>
      {questions.length === 0 ? (
        <p className="text-small text-ink-2">{m.chat_recent_empty()}</p>
      ) : (
        <ul>
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                title={question}
                className="chat-recent"
                onClick={() => onChoose(question)}
              >
                <span>{question}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
