import { z } from 'zod'
import { requestProfile } from '../booking/request-profile-schema.ts'
import { LANGUAGES } from '../language/language.ts'
import { coarsePoint } from '../place/public-place.ts'
import { isTimeZone } from '../place/time-zone.ts'
import { itinerary } from '../plan/itinerary-schema.ts'
import { currentPage } from './assistant.ts'
import { type ChatRequest, type ChatTurn, TURN_LENGTH_LIMIT, TURNS_LIMIT } from './chat.ts'

/** Validates a conversation request to /functions/v1/anthropic-ai; browsers do not load this. */

const CARDS_LIMIT = 24
const id = z.string().min(1).max(200)

const chatTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(TURN_LENGTH_LIMIT),
  cards: z.array(id).max(CARDS_LIMIT).optional(),
  plan: itinerary.optional(),
}) satisfies z.ZodType<ChatTurn>

export const chatRequest = z.object({
  operation: z.literal('chat'),
  messages: z
    .array(chatTurn)
    .min(1)
    .max(TURNS_LIMIT)
    .refine((turns) => turns.at(-1)?.role === 'user', 'must end with a turn of the user')
    .refine((turns) => turns.at(-1)?.content.trim() !== '', 'must end with words'),
  currentPage: currentPage.default('all'),
  listing: id.optional(),
  thread: z.string().max(100).optional(),
  profile: requestProfile.optional(),
  // Browsers may know newer time zones than the server; unknown ones are ignored.
  timeZone: z.string().max(60).refine(isTimeZone).optional().catch(undefined),
  position: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .transform(coarsePoint)
    .optional()
    // The place is then asked for.
    .catch(undefined),
  locale: z.enum(LANGUAGES).default('en'),
}) satisfies z.ZodType<ChatRequest>
