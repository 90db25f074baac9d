import { z } from 'zod'
import { type Itinerary, LINES_LIMIT, TRIP_DAYS_LIMIT, TRIP_PEOPLE_LIMIT } from './itinerary.ts'

const day = z.int().min(1).max(TRIP_DAYS_LIMIT)

/** Validates the state of a plan in a request; browsers do not load this. */
export const itinerary = z.object({
  days: day,
  people: z.int().min(1).max(TRIP_PEOPLE_LIMIT),
  start: z.iso.date().nullable(),
  lines: z
    .array(z.object({ id: z.string().min(1).max(200), day: day.nullable(), isLocked: z.boolean() }))
    .max(LINES_LIMIT),
}) satisfies z.ZodType<Itinerary>
