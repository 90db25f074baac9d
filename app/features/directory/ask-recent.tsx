import { X } from 'lucide-react'
import { Link } from 'react-router'
import {
  clearRecentQuestions,
  removeRecentQuestion,
  useRecentQuestions,
} from '#app/lib/recent-questions.ts'
import { searchResultsPath } from '#app/paths.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { m } from '#domain/messages/messages.js'

/** The last questions of this browser: ask one again, delete one or all. Nothing while there are none. */
export function AskRecent() {
  const questions = useRecentQuestions()
  if (questions.length === 0) return null

  function clear() {
    clearRecentQuestions()
    showToast({ title: m.chat_recent_cleared() })
  }

  const clearAll = (
    <Button variant="plain" aria-label={m.directory_search_recent_clear_label()} onClick={clear}>
      {m.directory_search_recent_clear()}
    </Button>
  )
  return (
    <Section title={m.directory_search_recent()} action={clearAll}>
      <ul className="ask-recent">
        {questions.map((question) => (
          <li key={question}>
            <Link to={searchResultsPath({ q: question })}>{question}</Link>
            <IconButton
              label={m.directory_search_recent_remove({ question })}
              onClick={() => removeRecentQuestion(question)}
            >
              <X aria-hidden size={20} strokeWidth={1.5} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
