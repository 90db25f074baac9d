import { z } from 'zod'
import { TRIP_DAYS_LIMIT, TRIP_PEOPLE_LIMIT } from '#domain/plan/itinerary.ts'
import { searchInput } from '../schemas.ts'

export const TOO_LONG = `A plan has at most ${TRIP_DAYS_LIMIT} days. Plan the rest as a second one.`
export const TOO_MANY = `A plan is for at most ${TRIP_PEOPLE_LIMIT} people.`

const { query, place, notIn, from, to, ...others } = searchInput.shape
const { pets, stepFree, delivery, exclude, amenities, verified, minRating, country } = others

/** The fields of a plan; limits are those of a search, with a budget in place of a price. */
export const planInput = z.strictObject({
  query: query.describe(
    'What the plan is for, in the own words of the person (English, Spanish, German or French). Days, party, budget, place and limits in the words are applied too.',
  ),
  days: z
    .number()
    .int()
    .min(1)
    .max(TRIP_DAYS_LIMIT, TOO_LONG)
    .optional()
    .describe('Length; days count as nights of a stay. Two unless it is stated.'),
  from: from.describe('The first day.'),
  to: to.describe('The last day, with "from"; in place of "days".'),
  people: z
    .number()
    .int()
    .min(1)
    .max(TRIP_PEOPLE_LIMIT, TOO_MANY)
    .optional()
    .describe('Size of the party; one unless it is stated.'),
  budget: z
    .number()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('For everything and the whole party, in US dollars.'),
  contentTypes: others.contentTypes.describe('Only listings of these kinds.'),
  ...{ place, notIn, pets, stepFree, delivery, exclude, amenities, verified, minRating, country },
})

export type PlanInput = z.output<typeof planInput>
