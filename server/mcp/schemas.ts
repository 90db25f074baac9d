import { z } from 'zod'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { AMENITIES } from '#domain/listing/directory.ts'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { wordsOf } from '#domain/text/text.ts'
import { card } from '../api/schemas.ts'

/** Schemas that several tools share. Those of listings are the API's own. */

export const listingId = z.string().trim().min(1).max(200).describe('Id or slug of a listing.')

export const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'Must be a country code of two letters (ISO 3166-1 alpha-2)')
  .transform((code) => code.toUpperCase())
  .optional()
  .describe('Where the person is (ISO 3166-1 alpha-2); orders helplines, nothing else.')

export const helpline = z.object({
  line: z.string().describe('Place, name and number, for display.'),
  place: z.string(),
  name: z.string().nullable(),
  number: z.string(),
})

export const care = z
  .object({
    text: z.string().describe('For the person, to be passed on in full.'),
    helplines: z.array(helpline),
  })
  .describe('Given in place of listings when the words indicate danger or a medical question.')

export const notice = z.string().describe('How text of listings is to be treated.')
export const url = z.url().describe('Its page on the site.')
export const listed = z.object({ listing: card, url })

export const reference = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  contentType: z.enum(CONTENT_TYPES),
  url,
})

export const needPartsField = z
  .array(z.object({ part: z.string(), label: z.string(), isLimit: z.boolean() }))
  .describe('What was read from the words and fields. A part that is no limit only orders.')

const money = z.number().min(0).max(1_000_000)
const PLACE_LIMIT = 80
const place = z.string().trim().min(2).max(PLACE_LIMIT)

export const searchInput = z
  .strictObject({
    query: z
      .string()
      .max(QUERY_LENGTH_LIMIT)
      .default('')
      .describe(
        'What the person needs, in their own words (English, Spanish, German or French). Limits in the words are applied too.',
      ),
    contentTypes: z
      .array(z.enum(CONTENT_TYPES))
      .max(CONTENT_TYPES.length)
      .optional()
      .describe(
        'escape: a stay; essential: a product; enhancement: a service; experience: a class or event.',
      ),
    maxPrice: money.optional().describe('Highest price, in US dollars.'),
    minPrice: money.optional().describe('Lowest price, in US dollars.'),
    per: z
      .enum(['night', 'month', 'session', 'person'])
      .optional()
      .describe(
        'What one price buys; of a night or a month, listings priced otherwise are left out.',
      ),
    place: place.optional().describe('Country, region or town that it must be in.'),
    notIn: place.optional().describe('Country, region or town that it must not be in.'),
    from: z.iso.date().optional().describe('First day on which it may begin.'),
    to: z.iso.date().optional().describe('Last day on which it may begin.'),
    pets: z
      .enum(['welcome', 'none'])
      .optional()
      .describe('welcome: pets must be welcome; none: places that welcome pets are left out.'),
    stepFree: z.boolean().optional().describe('Step-free access is required.'),
    delivery: z.enum(['online', 'in-person']).optional(),
    exclude: z
      .array(
        z
          .string()
          .trim()
          .min(2)
          .max(40)
          .refine((thing) => wordsOf(thing).length > 0, 'Must contain a letter or a digit'),
      )
      .max(8)
      .optional()
      .describe('Things that a listing must not mention ("alcohol", "yoga").'),
    people: z.number().int().min(1).max(500).optional().describe('Size of the party.'),
    amenities: z.array(z.enum(AMENITIES)).max(8).optional(),
    verified: z.boolean().optional().describe('Only verified listings.'),
    minRating: z.number().min(0).max(5).optional().describe('Unrated listings are left out.'),
    country,
    limit: z.number().int().min(1).max(20).default(6),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'Must not be before "from"',
  })
  .refine(({ minPrice, maxPrice }) => (minPrice ?? 0) <= (maxPrice ?? Number.POSITIVE_INFINITY), {
    path: ['maxPrice'],
    error: 'Must not be below "minPrice"',
  })

export type SearchInput = z.output<typeof searchInput>
