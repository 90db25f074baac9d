import { z } from 'zod'
import { CONCERNS, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { CATEGORY_NAMES, CONTENT_TYPES } from '#domain/listing/category.ts'
import { DELIVERIES, OFFERING_KINDS, SERVICES } from '#domain/listing/directory.ts'
import { PRICE_BANDS, PRICE_UNITS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { FACETS, QUERY_LENGTH_LIMIT, SORTS, VIEWS } from '#domain/listing/listing-query.ts'
import { CONDITION_KINDS } from '#domain/need/conditions/condition.ts'
import { isDropName } from '#domain/need/need-edit.ts'
import { readBox, readNear } from '#domain/place/search-area.ts'

/** Request and response schemas of the API; /openapi.json is generated from them. */

const SEARCH_LIMIT = 100
/** Limits nothing. */
const WORLD = '-90,-180,90,180'
const concerns = [...new Set([...CONCERNS, ...RECOVERY_PATHS])] as const
const instant = z.iso.datetime().describe('An instant in UTC.')

const price = z
  .object({
    minor: z.number().int().describe("In the currency's minor unit (cents)."),
    currency: z.string().describe('ISO 4217.'),
    per: z.enum(PRICE_UNITS).describe('What one price buys.'),
  })
  .meta({ id: 'Price' })

const cardFields = {
  id: z.string(),
  slug: z.string().describe('Its address, unique too.'),
  title: z.string(),
  description: z.string(),
  type: z.string().describe('Free label such as Cabin, Supplement or Yoga.'),
  contentType: z.enum(CONTENT_TYPES),
  rating: z.number().min(0).max(5).nullable().describe('Null until somebody has rated it.'),
  reviews: z
    .number()
    .int()
    .describe('Number of ratings; of a sample listing they are made up like the rest of it.'),
  location: z.string().nullable(),
  country: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
  price: z.enum(PRICE_BANDS).nullable().describe('Price band.'),
  amount: price.nullable(),
  priceText: z.string().optional().describe("The price in the provider's words; absent if none."),
  format: z.string().optional().describe('How an experience takes place; absent if not said.'),
  date: z.string().optional().describe('When it takes place, in words; absent if not said.'),
  thumbnail: z.string().nullable(),
  videoUrl: z.string().nullable(),
  verified: z.boolean(),
  sample: z
    .boolean()
    .describe('Made up for the sample catalogue: its rating, reviews and verification too.'),
  tags: z.array(z.string()),
  natureDistance: z.string().nullable(),
  nearbyNature: z.string().nullable(),
  wellnessTag: z.enum(WELLNESS_TAGS).nullable(),
  isAIRecommended: z.boolean(),
}

const why = z
  .object({
    words: z.array(z.string()).describe('Words of the question that occur in the listing.'),
    concepts: z
      .array(z.string())
      .describe(
        'Needs in the question that the listing serves; of one like another, at most five that both serve.',
      ),
    unknown: z
      .array(z.string())
      .optional()
      .describe('Conditions that the listing does not state: a kind, or the slug of an amenity.'),
  })
  .meta({ id: 'Why', description: 'Why a listing was found, best first.' })

/** Cards only: placeholder while the picture loads. */
const colour = {
  thumbnailColour: z
    .string()
    .optional()
    .describe('What most of it looks like, "#rrggbb"; absent until it was fetched.'),
}

export const card = z
  .object({ ...cardFields, ...colour })
  .meta({ id: 'Card', description: 'The short form of a listing.' })
const hit = z
  .object({ ...cardFields, ...colour, why })
  .meta({ id: 'Hit', description: 'A card with why it was found.' })

export const listing = z
  .object({
    ...cardFields,
    longDescription: z.string().describe('HTML of a few plain elements; made safe when written.'),
    sleeps: z.number().int().nullable().describe('How many one price sleeps; null if not said.'),
    address: z
      .string()
      .nullable()
      .describe('Null for an escape: its address is available after booking.'),
    images: z.array(
      z.object({
        url: z.string(),
        alt: z.string(),
        focus: z
          .object({ x: z.number(), y: z.number() })
          .optional()
          .describe('The point that crops keep in view: per cent of width and height.'),
      }),
    ),
    priceDetails: z.string().nullable(),
    benefits: z.array(z.object({ title: z.string(), text: z.string() })),
    amenityGroups: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
    inclusions: z.array(z.string()),
    requirements: z.array(z.string()),
    host: z
      .object({
        name: z.string(),
        role: z.string(),
        bio: z.string(),
        image: z.string().optional().describe('Address of a portrait; absent if none.'),
        imageAlt: z.string().optional().describe('Alternative text of the portrait.'),
      })
      .nullable(),
    certification: z.string().nullable(),
    duration: z.string().nullable(),
    groupSize: z.string().nullable(),
    dates: z.array(z.string()),
    schedule: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        'Its dates: every n-th week, a weekday of each month, or once; of an escape, "place" is its area.',
      ),
    reviewList: z.array(
      z.object({
        id: z.string(),
        user: z.string(),
        rating: z.number(),
        date: z.string().describe('ISO date, or words.'),
        comment: z.string(),
      }),
    ),
    faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
    cancellation: z.string().nullable(),
    verification: z.object({ checked: z.string(), on: z.string() }).nullable(),
    categories: z.array(z.string()).describe('Slugs of the sub-categories it is listed under.'),
    amenities: z.array(z.string()).describe('Slugs of confirmed amenities, or words of an import.'),
    offering: z
      .object({
        kind: z.enum(OFFERING_KINDS),
        service: z.enum(SERVICES).nullable(),
        delivery: z.array(z.enum(DELIVERIES)),
      })
      .nullable(),
    coordinates: z
      .object({ lat: z.number(), lng: z.number() })
      .nullable()
      .describe(
        'Degrees. Of an escape those of its area, on a grid of one to two kilometres; the exact place is available after booking.',
      ),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Listing' })

const counted = z.array(z.object({ value: z.string(), count: z.number().int() }))

const facets = z
  .object({
    ...(Object.fromEntries(FACETS.map((facet) => [facet, counted])) as Record<
      (typeof FACETS)[number],
      typeof counted
    >),
    verified: z.number().int(),
    rated: z.record(z.string(), z.number().int()).describe('By the lowest rating asked for.'),
  })
  .meta({
    id: 'Facets',
    description: 'Listings behind each filter value; each facet ignores its own filter.',
  })

const understood = z
  .looseObject({
    words: z.array(z.string()),
    concepts: z.array(z.string()),
    contentTypes: z.array(z.enum(CONTENT_TYPES)),
    priceBands: z.array(z.enum(PRICE_BANDS)),
    maxMinor: z.number().int().nullable().describe('Highest price stated, in minor units.'),
    withoutPets: z.boolean().describe('Where pets are said to be welcome is left out.'),
    remote: z
      .enum(['online', 'visit', 'home'])
      .nullable()
      .describe('How it must come where no journey is wanted.'),
    conditions: z
      .array(z.looseObject({ kind: z.enum(CONDITION_KINDS), said: z.string() }))
      .describe(
        'Conditions that the facts of a listing meet, break or leave open; "said" holds the words that state one.',
      ),
    relaxed: z
      .boolean()
      .describe(
        'Nothing, or too little, keeps to what was stated as a must, so that it only orders; or nothing that keeps to it is about what else was asked for.',
      ),
  })
  .meta({ id: 'Understood', description: 'What was read from the words.' })

export const searchAnswer = z
  .object({
    items: z.array(hit).describe('In ranked order.'),
    total: z.number().int().describe('Exact number of matches, filters applied.'),
    totals: z.record(z.enum(CONTENT_TYPES), z.number().int()).describe('The same by kind.'),
    facets,
    understood: understood.nullable().describe('Null when there are no words.'),
    nextCursor: z.string().nullable().describe('Goes on after the last item; null at the end.'),
  })
  .meta({ id: 'SearchAnswer' })

export const similarAnswer = z.object({ items: z.array(hit) }).meta({ id: 'SimilarAnswer' })

export const suggestAnswer = z
  .object({
    items: z.array(card),
    completions: z.array(z.string()).describe('Phrases that the typed text could become.'),
  })
  .meta({ id: 'SuggestAnswer' })

export const categoriesAnswer = z
  .object({
    items: z.array(
      z.object({
        name: z.enum(CATEGORY_NAMES),
        contentType: z.enum(CONTENT_TYPES),
        title: z.string(),
        url: z.url(),
        total: z.number().int(),
        subcategories: z.array(
          z.object({ slug: z.string(), title: z.string(), total: z.number().int() }),
        ),
      }),
    ),
  })
  .meta({ id: 'CategoriesAnswer' })

export const directoryAnswer = z
  .object({
    items: z.array(
      z.object({
        entity: z.enum([
          'category',
          'escape-category',
          'experience-category',
          'location',
          'amenity',
        ]),
        title: z.string().optional().describe('Of a category.'),
        name: z.string().optional().describe('Of a location or an amenity.'),
        slug: z.string().optional(),
        path: z.string().optional(),
        image: z.string().optional(),
        description: z.string().optional(),
        subcategories: z.array(z.string()).optional(),
        placeholder: z.string().optional(),
        count: z.number().int().optional().describe('As imported; pages show counted numbers.'),
      }),
    ),
  })
  .meta({ id: 'DirectoryAnswer' })

export const eventsAnswer = z
  .object({
    items: z.array(
      z.object({
        listing: card,
        start: instant,
        end: instant,
        on: z.iso.date().describe('The day it begins in its own time zone.'),
        timeZone: z.string(),
        place: z.string(),
        seats: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'EventsAnswer' })

export const problemBody = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    errors: z.array(z.object({ parameter: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong (RFC 9457).' })

const several = (values?: readonly string[]) => {
  const one = values ? z.enum(values as [string, ...string[]]) : z.string().min(1).max(80)
  return z.array(one).max(12)
}
const question = z.string().max(QUERY_LENGTH_LIMIT)
const named = (pattern: RegExp, message: string) =>
  z.array(z.string().regex(pattern, message)).max(12)
const whole = (max: number, usual: number) => z.coerce.number().int().min(1).max(max).default(usual)

/** Parameters with an array schema may be repeated, others not. */
export const searchFields = z.object({
  q: question.default('').describe('What is needed, in words.'),
  concern: z.enum(concerns).optional().describe('Exact tag matches first, then partial ones.'),
  contentType: several(CONTENT_TYPES).optional(),
  type: several().optional(),
  category: several().optional().describe('Slug of a sub-category.'),
  tag: several().optional(),
  price: several(PRICE_BANDS).optional(),
  hour: several(WELLNESS_TAGS).optional().describe('Wellness tag.'),
  country: named(/^[A-Za-z]{2}$/, 'Must be a country code of two letters (ISO 3166-1 alpha-2)')
    .optional()
    .describe('ISO 3166-1 alpha-2, in letters of either case.'),
  amenity: several().optional().describe('Every one given must be there.'),
  kind: several(OFFERING_KINDS).optional(),
  service: several(SERVICES).optional(),
  delivery: several(DELIVERIES).optional(),
  rating: z.coerce.number().min(0).max(5).optional().describe('Lowest rating.'),
  verified: z.enum(['0', '1', 'true', 'false']).optional().describe('1: verified ones only.'),
  area: z
    .string()
    .refine(
      (text) => text === WORLD || readBox(text) !== null,
      'Must be south,west,north,east in degrees: south below north, west not equal to east',
    )
    .optional()
    .describe(
      'Only listings in this rectangle: "south,west,north,east" in degrees. West is greater than east where it crosses the date line.',
    ),
  near: z
    .string()
    .refine(
      (text) => readNear(text, null) !== null,
      'Must be latitude,longitude in degrees, each with at most six decimals',
    )
    .optional()
    .describe('The centre of "within" and of the order "nearest": "latitude,longitude".'),
  within: z.coerce
    .number()
    .min(0.1)
    .max(19_999)
    .optional()
    .describe('Radius around "near" in kilometres.'),
  not: z
    .array(
      z
        .string()
        .regex(/^[A-Za-z]{2,30}$/, { error: 'Must be a name of 2 to 30 letters', abort: true })
        .refine(isDropName, 'Must be the name of a part of "understood" that can be taken back'),
    )
    .max(12)
    .optional()
    .describe(
      'What was read from the words and is not meant: a concept of "understood", or contentTypes, priceBands, price, place, elsewhere, pets, withoutPets, wheelchair, online, inPerson, avoided, rating, spelling, or "condition-" with the kind of a condition (of an amenity, its slug).',
    ),
  sort: z.enum(SORTS).default('relevance').describe('"nearest" needs "near".'),
  limit: whole(SEARCH_LIMIT, 24),
  cursor: z.string().max(4_000).optional().describe('nextCursor of the answer before.'),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('Instead of a cursor. Past the end there are no items; the total stays.'),
  view: z.enum(VIEWS).optional().describe('Of the list pages; changes nothing here.'),
})

export const searchParameters = searchFields
  .refine(({ near, within }) => near || !within, { path: ['within'], error: 'Needs "near"' })
  .refine(({ near, sort }) => near || sort !== 'nearest', {
    path: ['sort'],
    error: 'The order "nearest" needs "near"',
  })

export const suggestParameters = z.object({
  q: question.describe('What has been typed so far.'),
  limit: whole(20, 8),
})

export const similarParameters = z.object({
  limit: whole(20, 10),
  sameType: z.enum(['0', '1', 'true', 'false']).optional().describe('1: of the same type only.'),
})

export const eventsParameters = z.object({
  limit: whole(SEARCH_LIMIT, 20),
  category: z.string().min(1).max(80).optional().describe('Slug of a sub-category.'),
})
