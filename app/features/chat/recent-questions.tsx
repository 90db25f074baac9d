import { clearRecentQuestions, useRecentQuestions } from '#app/lib/recent-questions.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'

/** The last five questions of this browser; choosing one puts it into the composer. */
export function RecentQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const questions = useRecentQuestions()

  function clear() {
    clearRecentQuestions()
    showToast({ title: m.chat_recent_cleared() })
  }

  return (
    <section aria-labelledby="recent-questions" className="mt-[18px]">
      <div className="flex min-h-12 items-center justify-between">
        <h2 id="recent-questions" className="chat-recent-title">
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
              <button type="button" className="chat-recent" onClick={() => onChoose(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
