import type { Language } from '../language/language.ts'
import type { Collection, CollectionCover, CollectionState } from './collection.ts'

/** A collection in the console's list. */
export type CollectionEntry = {
  slug: string
  /** In English where it has English text. */
  title: string
  state: CollectionState
  featured: boolean
  languages: Language[]
  /** ISO time. */
  updatedAt: string
}
/** `deleted`: the last one first; each can be restored. */
export type CollectionList = { collections: CollectionEntry[]; deleted: CollectionEntry[] }

/** A listing that can be woven in; `isListed` is false for one that pages leave out. */
export type NamedListing = { slug: string; title: string; isListed: boolean }

/** A collection as the console edits it, with the listings that it names. */
export type EditedCollection = Pick<Collection, 'slug' | 'state' | 'featured' | 'texts'> & {
  cover: CollectionCover
  listings: NamedListing[]
  updatedAt: string
}
export type CollectionConflict = { current: EditedCollection }

/** Why a collection cannot be published. */
export type CollectionGap = 'english' | 'title' | 'lead' | 'prose' | 'listings'
