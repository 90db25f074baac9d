import { z } from 'zod'
import { OUTCOMES } from './chat.ts'
import { COMPLAINTS, type FeedbackRequest, VERDICTS } from './chat-feedback.ts'

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
}) satisfies z.ZodType<FeedbackRequest>
