import { z } from 'zod'
import { OUTCOMES } from './chat.ts'

export const VERDICTS = ['up', 'down'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What can be wrong with an answer. */
export const COMPLAINTS = ['off-topic', 'wrong-facts', 'not-helpful', 'unsafe'] as const
export type Complaint = (typeof COMPLAINTS)[number]

const CARDS_LIMIT = 24

/**
 * What a visitor thinks of one answer. No word of the conversation goes with it: only how the answer
 * ended and which listings it showed. Sent again under the same name it replaces what was said before.
 */
export const feedbackRequest = z.object({
  operation: z.literal('feedback'),
  /** The browser's name for the answer, a random one. */
  answer: z.string().regex(/^[a-z0-9]{16,40}$/),
  /** Null takes it back. */
  verdict: z.enum(VERDICTS).nullable(),
  complaints: z.array(z.enum(COMPLAINTS)).max(COMPLAINTS.length).default([]),
  outcome: z.enum(OUTCOMES).nullable().default(null),
  cards: z
    .array(z.string().regex(/^[^\0]{1,200}$/))
    .max(CARDS_LIMIT)
    .default([]),
})
export type FeedbackRequest = z.infer<typeof feedbackRequest>
export type Feedback = Omit<FeedbackRequest, 'operation'>
