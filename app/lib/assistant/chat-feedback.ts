import { useCallback } from 'react'
import type { Feedback, FeedbackRequest } from '#domain/chat/chat-feedback.ts'
import { supabaseClient } from '../session/supabase.ts'
import { useSite } from '../site.ts'
import { FUNCTION_NAME } from './assistant.ts'

const TIME_LIMIT_MS = 10_000

/** Sends feedback on an answer; resolves to whether it was received. A failure is logged. */
export function useSendFeedback(): (feedback: Feedback) => Promise<boolean> {
  const { apiUrl, anonKey } = useSite()
  return useCallback(
    async (feedback) => {
      const body: FeedbackRequest = { operation: 'feedback', ...feedback }
      try {
        const client = await supabaseClient({ apiUrl, anonKey })
        const signal = AbortSignal.timeout(TIME_LIMIT_MS)
        const { error } = await client.functions.invoke(FUNCTION_NAME, { body, signal })
        if (error) throw error
        return true
      } catch (error) {
        console.warn(error)
        return false
      }
    },
    [apiUrl, anonKey],
  )
}
