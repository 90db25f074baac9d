import { z } from 'zod'
import { requestProfile } from '../booking/request-profile-schema.ts'
import { LANGUAGES } from '../language/language.ts'
import { CATEGORY_NAMES } from '../listing/category.ts'

/**
 * The contract of /functions/v1/anthropic-ai (specification sections 3 and 7), for browser, endpoint and
 * engine.
 */
export const currentPage = z.enum([...CATEGORY_NAMES, 'all'])
export type CurrentPage = z.infer<typeof currentPage>

const PROMPT_LIMIT = 4_000
const prompt = z.string().trim().min(1).max(PROMPT_LIMIT)
const page = currentPage.default('all')
/** The language of the page, if not the base language. */
const locale = z.enum(LANGUAGES).optional()

export const searchRequest = z.object({
  operation: z.literal('search'),
  prompt,
  currentPage: page,
  locale,
  profile: requestProfile.optional(),
})
export const recommendRequest = z.object({
  operation: z.literal('recommend'),
  prompt,
  context: z.record(z.string(), z.unknown()).default({}),
  currentPage: page,
  locale,
  profile: requestProfile.optional(),
})
export const natureInfoRequest = z.object({
  operation: z.literal('natureInfo'),
  location: z.string().trim().min(1).max(200),
  locale,
})

export type SearchRequest = z.infer<typeof searchRequest>
export type RecommendRequest = z.infer<typeof recommendRequest>
export type NatureInfoRequest = z.infer<typeof natureInfoRequest>
/** Requests with a single response; conversations are in domain/chat/chat.ts. */
export type AssistantRequest = SearchRequest | RecommendRequest | NatureInfoRequest

/** The listing behind a suggestion or recommendation; set by the server from the catalogue. */
export type ListingReference = {
  id: string
  slug: string
  contentType: 'escape' | 'essential' | 'enhancement' | 'experience'
  listingType: string
  location: string | null
  tags: string[]
  thumbnail: string | null
}

export type Suggestion = string | { category: string; item: string; listing?: ListingReference }

export type Recommendation = {
  type: (typeof CATEGORY_NAMES)[number]
  title: string
  reason: string
  listing?: ListingReference
}

export type SearchReply = {
  suggestions: Suggestion[]
  explanation: string
  processedQuery: string
  searchQuery: string
  recommendations?: Recommendation[]
}
export type RecommendReply = { recommendations: Recommendation[]; theme: string }
export type NatureInfoReply = { natureDistance: string; nearbyNature: string }

/** The reply of each operation. */
export type AssistantReply = {
  search: SearchReply
  recommend: RecommendReply
  natureInfo: NatureInfoReply
}
