import type { Outcome } from './chat.ts'

export const VERDICTS = ['up', 'down'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Reasons for a negative rating of an answer. */
export const COMPLAINTS = ['off-topic', 'wrong-facts', 'not-helpful', 'unsafe'] as const
export type Complaint = (typeof COMPLAINTS)[number]

export const COMMENT_LIMIT = 500
export const QUESTION_LIMIT = 2_000
export const RATED_ANSWER_LIMIT = 6_000

/** A question and its answer, which the visitor agreed to send. */
export type RatedTurn = { question: string; answer: string }

/** A visitor's feedback on one answer, as sent (domain/chat/feedback-request.ts). */
export type FeedbackRequest = {
  operation: 'feedback'
  answer: string
  verdict: Verdict | null
  complaints: Complaint[]
  outcome: Outcome | null
  cards: string[]
  /** What was sent before stays while these are absent. */
  comment?: string | undefined
  turn?: RatedTurn | undefined
}
export type Feedback = Omit<FeedbackRequest, 'operation'>
