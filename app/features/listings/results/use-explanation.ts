import { useEffect, useEffectEvent, useState } from 'react'
import { useAssistant } from '#app/lib/assistant/assistant.ts'
import { type Explanation, explain, type Question } from './explanation.ts'

/** Cached replies, so that going back needs no request. */
const cache = new Map<string, Explanation>()
const CACHE_SIZE = 20

/** The assistant's explanation; null while it is loading. The list does not wait for it. */
export function useExplanation(question: Question): Explanation | null {
  const ask = useAssistant()
  const key = `${question.page} ${question.prompt}`
  const [, setTold] = useState('')
  // An effect event: only a new key requests again, not other filters.
  const request = useEffectEvent((signal: AbortSignal) => explain(ask, question, signal))
  useEffect(() => {
    if (cache.has(key)) return
    const stop = new AbortController()
    request(stop.signal).then(
      (explanation) => {
        if (stop.signal.aborted) return
        store(key, explanation)
        setTold(key)
      },
      (error) => {
        if (!stop.signal.aborted) console.warn(error)
      },
    )
    return () => stop.abort()
  }, [key])
  return cache.get(key) ?? null
}

function store(key: string, explanation: Explanation) {
  cache.set(key, explanation)
  const oldest = cache.keys().next().value
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest)
}
