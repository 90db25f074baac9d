import { z } from 'zod'
import { OUTCOMES } from './chat.ts'
import { COMPLAINTS, type FeedbackRequest, VERDICTS } from './chat-feedback.ts'

const CARDS_LIMIT = 24

/**
 * A visitor's feedback on one answer. It contains no text of the conversation: only the outcome of the
 * answer and the listings shown. Sent again under the same id it replaces the earlier feedback.
 */
export const feedbackRequest = z.object({
  operation: z.literal('feedback'),
  /** The browser's random id of the answer. */
  answer: z.string().regex(/^[a-z0-9]{16,40}$/),
  /** Null withdraws it. */
  verdict: z.enum(VERDICTS).nullable(),
  complaints: z.array(z.enum(COMPLAINTS)).max(COMPLAINTS.length).default([]),
  outcome: z.enum(OUTCOMES).nullable().default(null),
  cards: z
    .array(z.string().regex(/^[^\0]{1,200}$/))
    .max(CARDS_LIMIT)
    .default([]),
}) satisfies z.ZodType<FeedbackRequest>
