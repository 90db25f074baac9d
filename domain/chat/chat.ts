import type { RequestProfile } from '../booking/request-profile.ts'
import type { Language } from '../language/language.ts'
import type { Category, ContentType } from '../listing/category.ts'
import type { Price, PriceBand } from '../listing/listing.ts'
import type { Danger } from '../safety/phrases.ts'
import type { CurrentPage } from './assistant.ts'

/** The conversation of /functions/v1/anthropic-ai: what is sent, and the parts that come back. */

/** Turns of one request; a browser sends the newest ones. */
export const TURNS_LIMIT = 80
export const TURN_LENGTH_LIMIT = 4_000

/** One turn. Of an assistant's only the ids it showed are used: its words could be anybody's. */
export type ChatTurn = {
  role: 'user' | 'assistant'
  content: string
  cards?: string[] | undefined
}

export type ChatRequest = {
  operation: 'chat'
  messages: ChatTurn[]
  currentPage: CurrentPage
  /** Id of the listing that the visitor is looking at. */
  listing?: string | undefined
  /** The browser's name for the conversation; nothing is kept under it. */
  thread?: string | undefined
  /** What the visitor has switched on in their profile. */
  profile?: RequestProfile | undefined
  /** By which clocks "tomorrow" is meant (IANA name). */
  timeZone?: string | undefined
  locale: Language
}

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
export type Judgement = {
  need: string
  field: (typeof FACT_FIELDS)[number]
  fact: string | null
}

/** When something with dates is next: an instant (ISO), and the clocks it is told by. */
export type NextDate = { start: string; timeZone: string }

/** A listing in an answer; every field but the reasons is as the catalogue has it. */
export type ChatCard = {
  id: string
  slug: string
  title: string
  contentType: ContentType
  listingType: string
  location: string | null
  tags: string[]
  thumbnail: string | null
  price: PriceBand | null
  amount: Price | null
  rating: number | null
  reviews: number
  verified: boolean
  /** Made up for the sample catalogue, its rating too. */
  sample: boolean
  /** Null for what has no dates. */
  next: NextDate | null
  reason: string
  met: Judgement[]
  unmet: Judgement[]
  unknown: Judgement[]
}

/** What a plan takes of one listing: how many of what its price buys, and what that comes to. */
export type PlanItem = { card: ChatCard; count: number; subtotalMinor: number }

export type PlanSlot = {
  category: Category
  chosen: PlanItem
  /** What it can be swapped for without leaving the budget. */
  alternatives: PlanItem[]
}

export const NOTICES = ['standing', 'caution', 'care'] as const
export const MATCHES = ['fit', 'nearest', 'asked'] as const
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

/** Somebody to call: the line of a text that names them, and what it says of them. */
export type NamedHelpline = { line: string; place: string; name: string | null; number: string }

export type ChatPart =
  /**
   * `danger` closes the conversation to all that could be sold; a notice of care may do without.
   * `helplines` are those that its text names.
   */
  | {
      type: 'notice'
      kind: (typeof NOTICES)[number]
      text: string
      danger?: Danger
      helplines?: NamedHelpline[]
    }
  /** A piece of the answer, to be set after those before it. */
  | { type: 'text'; text: string }
  /** What was read from the conversation, and the list of results that shows the same. */
  | {
      type: 'understood'
      filters: { kind: string; label: string; said: string }[]
      href: string
    }
  /** "nearest" leaves something of the need unmet: each card says what. "asked" are those asked about. */
  | { type: 'cards'; match: (typeof MATCHES)[number]; cards: ChatCard[] }
  | {
      type: 'plan'
      slots: PlanSlot[]
      totalMinor: number
      currency: string
      budgetMinor: number | null
    }
  /** At most one question of the assistant, and messages the visitor might send next. */
  | { type: 'followUps'; question: string | null; suggestions: string[] }
  | { type: 'done'; outcome: Outcome }
export type ChatPartOf<Type extends ChatPart['type']> = Extract<ChatPart, { type: Type }>
