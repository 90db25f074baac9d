import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import {
  clearRecentQuestions,
  removeRecentQuestion,
  useRecentQuestions,
} from '#app/lib/assistant/recent-questions.ts'
import { searchResultsPath } from '#app/paths.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { m } from '#domain/messages/messages.js'

/** The recent questions in this browser: repeat one, delete one or all. Null without any. */
export function RecentSearches({ onEmptied }: { onEmptied: () => void }) {
  const questions = useRecentQuestions()
  const list = useRef<HTMLUListElement>(null)
  if (questions.length === 0) return null

  function clear() {
    flushSync(clearRecentQuestions)
    onEmptied()
    showToast({ title: m.chat_recent_cleared() })
  }

  /** Moves the focus to the next one, or to the last. */
  function remove(question: string, at: number) {
    flushSync(() => removeRecentQuestion(question))
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)]
    if (next) next.focus()
    else onEmptied()
  }

  const clearAll = (
    <Button variant="plain" aria-label={m.directory_search_recent_clear_label()} onClick={clear}>
      {m.directory_search_recent_clear()}
    </Button>
  )
  return (
    <Section title={m.directory_search_recent()} action={clearAll}>
      <ul ref={list} className="recent-searches">
        {questions.map((question, at) => (
          <li key={question}>
            <Link to={searchResultsPath({ q: question })} title={question}>
              <span className="line-clamp-2">{question}</span>
            </Link>
            <IconButton
              label={m.directory_search_recent_remove({ question })}
              onClick={() => remove(question, at)}
            >
              <Icon name="x" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
