import { z } from 'zod'
import { REPORT_REASONS, REPORT_WORDS_LIMIT } from './report.ts'

/** A visitor's report of a listing. NUL and lone surrogates, which PostgreSQL rejects, are replaced. */
export const reportRequest = z.strictObject({
  listingId: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\0]*$/),
  reason: z.enum(REPORT_REASONS),
  words: z
    .string()
    .max(REPORT_WORDS_LIMIT)
    .transform((words) => words.replaceAll('\0', '').toWellFormed().trim()),
})
