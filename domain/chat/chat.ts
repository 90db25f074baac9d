import type { RequestProfile } from '../booking/request-profile.ts'
import type { Language } from '../language/language.ts'
import type { Category, ContentType } from '../listing/category.ts'
import type { Price, PriceBand } from '../listing/listing.ts'
import type { Point } from '../place/public-place.ts'
import type { Itinerary } from '../plan/itinerary.ts'
import type { Danger } from '../safety/words/phrases.ts'
import type { CurrentPage } from './assistant.ts'

/** The conversation of /functions/v1/anthropic-ai: its request, and the parts of its response. */

/** Turns of one request; a browser sends the newest ones. */
export const TURNS_LIMIT = 80
export const TURN_LENGTH_LIMIT = 4_000

/** One turn. Of an assistant turn only the listing ids are used: its text is untrusted. */
export type ChatTurn = {
  role: 'user' | 'assistant'
  content: string
  cards?: string[] | undefined
  /** The plan that an assistant turn shows, with the visitor's changes. */
  plan?: Itinerary | undefined
}

export type ChatRequest = {
  operation: 'chat'
  messages: ChatTurn[]
  currentPage: CurrentPage
  /** Id of the listing on the current page. */
  listing?: string | undefined
  /** The browser's id of the conversation; the server stores nothing under it. */
  thread?: string | undefined
  /** Enabled parts of the visitor's profile. */
  profile?: RequestProfile | undefined
  /** Time zone for words such as "tomorrow" (IANA name). */
  timeZone?: string | undefined
  /** The device's position to two decimals, for the newest turn alone; it is stored nowhere. */
  position?: Point | undefined
  locale: Language
}

/** The field of a listing that supports a statement about it. */
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

/** One part of a need checked against one listing: the part, the field and its value. */
export type Judgement = {
  need: string
  field: (typeof FACT_FIELDS)[number]
  fact: string | null
}

/** The next date: an instant (ISO), and its time zone for display. */
export type NextDate = { start: string; timeZone: string }

/** A listing in an answer; every field but the reasons is from the catalogue. */
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
  /** Part of the sample catalogue; its rating is invented too. */
  sample: boolean
  /** Null for a listing without dates. */
  next: NextDate | null
  reason: string
  met: Judgement[]
  unmet: Judgement[]
  unknown: Judgement[]
}

/** One listing in a plan: number of units, and their subtotal. */
export type PlanItem = { card: ChatCard; count: number; subtotalMinor: number }

export type PlanSlot = {
  category: Category
  /** Day of the trip from 1; null for the stay and for things to bring. */
  day: number | null
  /** Changed by nothing but the visitor. */
  isLocked: boolean
  chosen: PlanItem
  /** Alternatives within the budget. */
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

/** A helpline: its line in a text, and the data of that line. */
export type NamedHelpline = { line: string; place: string; name: string | null; number: string }

export type ChatPart =
  /**
   * `danger` ends all offers in the conversation; other care notices may omit it. `helplines` are those
   * of the text.
   */
  | {
      type: 'notice'
      kind: (typeof NOTICES)[number]
      text: string
      danger?: Danger
      helplines?: NamedHelpline[]
    }
  /** A piece of the answer's text, to be appended. */
  | { type: 'text'; text: string }
  /** The parsed need of the conversation, and the list page with the same results. */
  | {
      type: 'understood'
      filters: { kind: string; label: string; said: string }[]
      href: string
    }
  /** A page of this site that says more. */
  | { type: 'page'; label: string; href: string }
  /** "nearest" leaves part of the need unmet, as each card shows. "asked" are listings asked about. */
  | { type: 'cards'; match: (typeof MATCHES)[number]; cards: ChatCard[] }
  | {
      type: 'plan'
      days: number
      people: number
      /** The first day ("2026-12-24"); null without dates. */
      start: string | null
      slots: PlanSlot[]
      totalMinor: number
      currency: string
      budgetMinor: number | null
    }
  /**
   * At most one question of the assistant, and suggested next messages. With `asksPlace` the device's
   * position answers the question, too.
   */
  | { type: 'followUps'; question: string | null; suggestions: string[]; asksPlace?: true }
  | { type: 'done'; outcome: Outcome }
export type ChatPartOf<Type extends ChatPart['type']> = Extract<ChatPart, { type: Type }>
