import type { Outcome } from './chat.ts'

export const VERDICTS = ['up', 'down'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Reasons for a negative rating of an answer. */
export const COMPLAINTS = ['off-topic', 'wrong-facts', 'not-helpful', 'unsafe'] as const
export type Complaint = (typeof COMPLAINTS)[number]

/** A visitor's feedback on one answer, as sent (domain/chat/feedback-request.ts). */
export type FeedbackRequest = {
  operation: 'feedback'
  answer: string
  verdict: Verdict | null
  complaints: Complaint[]
  outcome: Outcome | null
  cards: string[]
}
export type Feedback = Omit<FeedbackRequest, 'operation'>
