import { useEffect, useEffectEvent, useState } from 'react'
import { useAssistant } from '#app/lib/assistant/assistant.ts'
import { type Explanation, explain, type Question } from './explanation.ts'

/** Answers of this visit, so that going back asks nothing again. */
const known = new Map<string, Explanation>()
const KEPT = 20

/** What the assistant says to a question; null while it is being asked. The list never waits for it. */
export function useExplanation(question: Question): Explanation | null {
  const ask = useAssistant()
  const key = `${question.page} ${question.prompt}`
  const [, setTold] = useState('')
  // The result belongs to the question: other filters do not ask again.
  const askOnce = useEffectEvent((signal: AbortSignal) => explain(ask, question, signal))
  useEffect(() => {
    if (known.has(key)) return
    const stop = new AbortController()
    askOnce(stop.signal).then(
      (explanation) => {
        if (stop.signal.aborted) return
        remember(key, explanation)
        setTold(key)
      },
      (error) => {
        if (!stop.signal.aborted) console.warn(error)
      },
    )
    return () => stop.abort()
  }, [key])
  return known.get(key) ?? null
}

function remember(key: string, explanation: Explanation) {
  known.set(key, explanation)
  const oldest = known.keys().next().value
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
}
