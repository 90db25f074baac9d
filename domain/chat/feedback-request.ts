import { z } from 'zod'
import { OUTCOMES } from './chat.ts'
import {
  COMMENT_LIMIT,
  COMPLAINTS,
  type FeedbackRequest,
  QUESTION_LIMIT,
  RATED_ANSWER_LIMIT,
  VERDICTS,
} from './chat-feedback.ts'

const CARDS_LIMIT = 24

/** PostgreSQL stores neither NUL nor lone surrogates. */
const words = (limit: number) =>
  z
    .string()
    .max(limit)
    .transform((text) => text.replaceAll('\0', '').toWellFormed().trim())

/**
 * A visitor's feedback on one answer: the outcome of the answer and the listings shown, and only if the visitor chose
 * so a comment, and the question and the answer. Sent again under the same id it replaces the earlier feedback.
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
  comment: words(COMMENT_LIMIT).optional(),
  turn: z.object({ question: words(QUESTION_LIMIT), answer: words(RATED_ANSWER_LIMIT) }).optional(),
}) satisfies z.ZodType<FeedbackRequest>
