import { z } from 'zod'
import { currentPage } from './assistant.ts'
import { CATEGORY_NAMES, CONTENT_TYPES } from './category.ts'
import { LANGUAGES } from './language.ts'
import { PRICE_BANDS, PRICE_UNITS } from './listing.ts'
import { isTimeZone } from './schedule.ts'

/** The conversation of /functions/v1/anthropic-ai: what is sent, and the parts that come back. */

/** Turns of one request; a browser sends the newest ones. */
export const TURNS_LIMIT = 80
export const TURN_LENGTH_LIMIT = 4_000
const CARDS_LIMIT = 24
const id = z.string().min(1).max(200)

/** One turn. Of an assistant's only the ids it showed are used: its words could be anybody's. */
export const chatTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(TURN_LENGTH_LIMIT),
  cards: z.array(id).max(CARDS_LIMIT).optional(),
})
export type ChatTurn = z.infer<typeof chatTurn>

export const chatRequest = z.object({
  operation: z.literal('chat'),
  messages: z
    .array(chatTurn)
    .min(1)
    .max(TURNS_LIMIT)
    .refine((turns) => turns.at(-1)?.role === 'user', 'must end with a turn of the user')
    .refine((turns) => turns.at(-1)?.content.trim() !== '', 'must end with words'),
  currentPage: currentPage.default('all'),
  /** Id of the listing that the visitor is looking at. */
  listing: id.optional(),
  /** The browser's name for the conversation; nothing is kept under it. */
  thread: z.string().max(100).optional(),
  locale: z.enum(LANGUAGES).default('en'),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** The field of a listing that a statement about it rests on. */
export const FACT_FIELDS = [
  'tags',
  'description',
  'amount',
  'location',
  'amenities',
  'offering',
  'contentType',
  'dates',
  'duration',
] as const

/** One need held against one listing: what was needed, the field looked at, and what it says. */
const judgement = z.object({
  need: z.string(),
  field: z.enum(FACT_FIELDS),
  fact: z.string().nullable(),
})
export type Judgement = z.infer<typeof judgement>

const amount = z.object({ minor: z.number(), currency: z.string(), per: z.enum(PRICE_UNITS) })

/** When something with dates is next: an instant (ISO), and the clocks it is told by. */
const nextDate = z.object({ start: z.iso.datetime(), timeZone: z.string().refine(isTimeZone) })

/** A listing in an answer; every field but the reasons is as the catalogue has it. */
export const chatCard = z.object({
  id,
  slug: z.string().min(1),
  title: z.string().min(1),
  contentType: z.enum(CONTENT_TYPES),
  listingType: z.string(),
  location: z.string().nullable(),
  tags: z.array(z.string()),
  thumbnail: z.string().nullable(),
  price: z.enum(PRICE_BANDS).nullable(),
  amount: amount.nullable(),
  rating: z.number().nullable(),
  reviews: z.number(),
  verified: z.boolean(),
  /** Null for what has no dates. */
  next: nextDate.nullable().catch(null),
  reason: z.string(),
  met: z.array(judgement),
  unmet: z.array(judgement),
  unknown: z.array(judgement),
})
export type ChatCard = z.infer<typeof chatCard>

/** What a plan takes of one listing: how many of what its price buys, and what that comes to. */
const planItem = z.object({ card: chatCard, count: z.number(), subtotalMinor: z.number() })
export type PlanItem = z.infer<typeof planItem>
const planSlot = z.object({
  category: z.enum(CATEGORY_NAMES),
  chosen: planItem,
  /** What it can be swapped for without leaving the budget. */
  alternatives: z.array(planItem),
})
export type PlanSlot = z.infer<typeof planSlot>

export const NOTICES = ['standing', 'caution', 'care'] as const
export const OUTCOMES = [
  'found',
  'nearest',
  'nothing',
  'asked',
  'told',
  'talk',
  'plan',
  'care',
  'failed',
] as const
export type Outcome = (typeof OUTCOMES)[number]

export const chatPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notice'), kind: z.enum(NOTICES), text: z.string().min(1) }),
  /** A piece of the answer, to be set after those before it. */
  z.object({ type: z.literal('text'), text: z.string().min(1) }),
  /** What was read from the conversation, and the list of results that shows the same. */
  z.object({
    type: z.literal('understood'),
    filters: z.array(z.object({ kind: z.string(), label: z.string(), said: z.string() })),
    href: z.string().startsWith('/search-results'),
  }),
  /** "nearest" leaves something of the need unmet: each card says what. "asked" are those asked about. */
  z.object({
    type: z.literal('cards'),
    match: z.enum(['fit', 'nearest', 'asked']),
    cards: z.array(chatCard),
  }),
  z.object({
    type: z.literal('plan'),
    slots: z.array(planSlot),
    totalMinor: z.number(),
    currency: z.string(),
    budgetMinor: z.number().nullable(),
  }),
  /** At most one question of the assistant, and messages the visitor might send next. */
  z.object({
    type: z.literal('followUps'),
    question: z.string().nullable(),
    suggestions: z.array(z.string().min(1)),
  }),
  z.object({ type: z.literal('done'), outcome: z.enum(OUTCOMES) }),
])
export type ChatPart = z.infer<typeof chatPart>
export type ChatPartOf<Type extends ChatPart['type']> = Extract<ChatPart, { type: Type }>
