import type { Picture } from '#app/lib/pictures.ts'
import type { CollectionBlock, Voice } from '#domain/collection/collection.ts'
import type { Language } from '#domain/language/language.ts'

/** A listing in a story; prices and places are formatted on the server. */
export type WovenListing = {
  path: string
  title: string
  description: string
  type: string
  place: string | null
  price: string | null
  rating: number | null
  reviews: number
  sample: boolean
  isThing: boolean
  picture: Picture
}

export type StoryBlock =
  | Exclude<CollectionBlock, { kind: 'listing' }>
  | { kind: 'listing'; listing: WovenListing }

/** `slug` is that of the listing whose picture it is. */
export type StoryCover = { picture: Picture; slug?: string }

/** A collection in a list. */
export type StoryEntry = {
  slug: string
  title: string
  lead: string
  /** Undefined when the text is in the language of the page. */
  lang: Language | undefined
  cover: StoryCover
}

export type Story = StoryEntry & { voice: Voice | null; blocks: StoryBlock[] }
