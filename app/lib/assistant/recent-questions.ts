import { createBrowserStore } from '../stores/browser-store.ts'

/** Specification sections 3, 5 and 9. */
const RECENT_QUESTIONS_KEY = 'wellness-recent-questions'
const RECENT_QUESTIONS_LIMIT = 5

const NONE: readonly string[] = []

const store = createBrowserStore(RECENT_QUESTIONS_KEY, readQuestions, NONE)

/** The last questions of this browser, newest first; none on the server. */
export const useRecentQuestions = store.use

export function addRecentQuestion(question: string): void {
  store.replace(withQuestion(store.current(), question))
}

export function removeRecentQuestion(question: string): void {
  store.replace(store.current().filter((other) => other !== question))
}

export function clearRecentQuestions(): void {
  store.replace(NONE)
}

/** Newest first, each once, at most five; a blank question changes nothing. */
export function withQuestion(questions: readonly string[], question: string): readonly string[] {
  const asked = question.trim()
  if (!asked) return questions
  return [asked, ...questions.filter((other) => other !== asked)].slice(0, RECENT_QUESTIONS_LIMIT)
}

/** Parses the stored text; anything but an array of strings counts as no questions. Never throws. */
export function readQuestions(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : NONE
    return texts.reduceRight<readonly string[]>(withQuestion, NONE)
  } catch {
    return NONE
  }
}
