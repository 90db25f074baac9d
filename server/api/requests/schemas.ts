import { z } from 'zod'
import { REQUEST_STATES } from '#domain/booking/booking-api.ts'
import { operatorAnswer, requestTerm } from '#domain/booking/booking-request.ts'

/** Schemas of booking requests, for calls with a key. */

const instant = z.iso.datetime().describe('An instant in UTC.')

export const requestsParameters = z.object({
  state: z.enum(REQUEST_STATES).optional().describe('As stored: an expired one counts as sent.'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const requestEntry = z
  .object({
    id: z.uuid(),
    listing: z.object({
      id: z.string(),
      title: z.string(),
      thumbnail: z.string().nullable(),
      path: z.string().describe('Of its page, without a language.'),
      timeZone: z.string().optional(),
    }),
    term: requestTerm,
    guests: z.number().int(),
    state: z.enum(REQUEST_STATES).describe('As of now.'),
    createdAt: instant,
    waiting: z
      .object({ since: instant, until: instant })
      .nullable()
      .describe('Since when it waits for an answer, and until when; null in other states.'),
  })
  .meta({
    id: 'RequestEntry',
    description: 'A confirmed booking request, without name, words and address of the visitor.',
  })

export const requestsAnswer = z
  .object({
    items: z.array(requestEntry).describe('Newest first.'),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'RequestsAnswer' })

export const requestAnswer = z
  .strictObject({
    answer: operatorAnswer.shape.answer,
    note: operatorAnswer.shape.note.default('').describe('For the visitor, as plain text.'),
  })
  .meta({ id: 'RequestAnswer' })
