import { z } from 'zod'
import { CONCERN_NAMES } from '../concepts/concern-names.ts'
import {
  BUDGET_LIMIT,
  EXCLUSION_LENGTH_LIMIT,
  EXCLUSIONS_LIMIT,
  GOAL_LENGTH_LIMIT,
  GOALS_LIMIT,
  HOME_LIMIT,
  type RequestProfile,
} from './request-profile.ts'

/** Validates a request profile on the server; browsers do not load this. */
export const requestProfile = z.object({
  concerns: z.array(z.enum(CONCERN_NAMES)).max(CONCERN_NAMES.length).optional(),
  goals: z.array(z.string().trim().min(1).max(GOAL_LENGTH_LIMIT)).max(GOALS_LIMIT).optional(),
  avoid: z
    .array(z.string().trim().min(1).max(EXCLUSION_LENGTH_LIMIT))
    .max(EXCLUSIONS_LIMIT)
    .optional(),
  budgetMinor: z
    .number()
    .int()
    .min(1)
    .max(BUDGET_LIMIT * 100)
    .optional(),
  reach: z.enum(['home', 'near']).optional(),
  home: z.string().trim().min(1).max(HOME_LIMIT).optional(),
}) satisfies z.ZodType<RequestProfile>
