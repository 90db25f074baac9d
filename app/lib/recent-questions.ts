import { useSyncExternalStore } from 'react'

/** Specification sections 3, 5 and 9. */
export const RECENT_QUESTIONS_KEY = 'wellness-recent-questions'
export const RECENT_QUESTIONS_LIMIT = 5

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; questions: readonly string[] } = { text: null, questions: NONE }

/** The last questions of this browser, newest first; none on the server. */
export function useRecentQuestions(): readonly string[] {
  return useSyncExternalStore(subscribe, recentQuestions, () => NONE)
}

export function addRecentQuestion(question: string): void {
  store(withQuestion(recentQuestions(), question))
}

export function removeRecentQuestion(question: string): void {
  store(recentQuestions().filter((kept) => kept !== question))
}

export function clearRecentQuestions(): void {
  store(NONE)
}

/** Newest first, each once, at most five; a blank question changes nothing. */
export function withQuestion(questions: readonly string[], question: string): readonly string[] {
  const asked = question.trim()
  if (!asked) return questions
  return [asked, ...questions.filter((kept) => kept !== asked)].slice(0, RECENT_QUESTIONS_LIMIT)
}

/** Reads what storage holds. Total: anything but a list of texts counts as no questions. */
export function readQuestions(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : NONE
    return texts.reduceRight<readonly string[]>(withQuestion, NONE)
  } catch {
    return NONE
  }
}

/** The same list until storage changes, as useSyncExternalStore asks for. */
function recentQuestions(): readonly string[] {
  const text = storedText()
  if (text !== known.text) known = { text, questions: readQuestions(text) }
  return known.questions
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(RECENT_QUESTIONS_KEY)
  } catch {
    return known.text
  }
}

function store(questions: readonly string[]): void {
  const text = JSON.stringify(questions)
  try {
    window.localStorage.setItem(RECENT_QUESTIONS_KEY, text)
  } catch {
    // Storage is full or forbidden: the list then lives as long as the page.
    known = { text, questions }
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === RECENT_QUESTIONS_KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
}
