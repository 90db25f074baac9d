import type { SceneName } from '../artwork/scene-names.ts'
import type { HouseChoice } from '../artwork/scenery/buildings.ts'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language/language.ts'
import type { WellnessTag } from '../listing/listing.ts'

/** The most that the directory's home page shows. */
export const FEATURED_LIMIT = 6

/** Listings of a published collection. */
export const LISTING_RANGE = { least: 4, most: 12 } as const

/** Longest texts in characters, and most blocks of a body. */
export const COLLECTION_LIMITS = {
  slug: 80,
  title: 120,
  lead: 600,
  prose: 4_000,
  blocks: 60,
} as const

export type CollectionState = 'draft' | 'published'

/** A part of the body; a listing is named by its slug, and its facts are read when the page is shown. */
export type CollectionBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'listing'; slug: string }

/** A quotation and whose it is. */
export type Voice = { name: string; line: string }

/** A collection in one language; its texts are plain. */
export type CollectionText = {
  title: string
  /** A few sentences. */
  lead: string
  voice: Voice | null
  body: CollectionBlock[]
}

/** The picture of a listing, or a print of a mood. */
export type CollectionCover =
  | { kind: 'listing'; slug: string }
  | { kind: 'scene'; scene: SceneName; hour: WellnessTag; house: HouseChoice | null }

export type Collection = {
  slug: string
  state: CollectionState
  /** Whether the home page of the directory shows it. */
  featured: boolean
  /** Ascending order of the collections. */
  position: number
  cover: CollectionCover
  texts: Partial<Record<Language, CollectionText>>
  createdAt: Date
  updatedAt: Date
}

/** The text in a language, or else in another one; null without any. */
export function textIn(
  { texts }: Pick<Collection, 'texts'>,
  language: Language,
): { language: Language; text: CollectionText } | null {
  for (const candidate of [language, BASE_LANGUAGE as Language, ...LANGUAGES]) {
    const text = texts[candidate]
    if (text) return { language: candidate, text }
  }
  return null
}

/** Slugs of the woven listings in order, each once. */
export function listingSlugs({ body }: Pick<CollectionText, 'body'>): string[] {
  const slugs = body.flatMap((block) => (block.kind === 'listing' ? [block.slug] : []))
  return [...new Set(slugs)]
}

/** The one after a collection; the last is followed by the first. Null if there is no other. */
export function nextOf<T extends { slug: string }>(items: readonly T[], slug: string): T | null {
  const at = items.findIndex((item) => item.slug === slug)
  const next = items[(at + 1) % items.length]
  return next && next.slug !== slug ? next : null
}
