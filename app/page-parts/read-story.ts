import type {
  Story,
  StoryBlock,
  StoryCover,
  StoryEntry,
  WovenListing,
} from '#app/features/collections/story.ts'
import { priceText } from '#app/features/directory/event/event-labels.ts'
import { placeText, wordIn } from '#app/lib/i18n/number-labels.ts'
import { inWidths, type Picture, pictureOf, scenePrintUrl } from '#app/lib/pictures.ts'
import { listCardsBySlug } from '#data/catalogue/listings.ts'
import { findPublished, listPublished } from '#data/collections/collections.ts'
import type { Db } from '#data/db/db.ts'
import {
  type Collection,
  type CollectionText,
  FEATURED_LIMIT,
  listingSlugs,
  nextOf,
  textIn,
} from '#domain/collection/collection.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { getLocale } from '#domain/messages/runtime.js'

/** A story, the one after it, and when it was published and changed (ISO). */
export type ReadStory = {
  story: Story
  next: StoryEntry | null
  published: string
  changed: string
}

/** A published collection in the language of the request; null if there is none. */
export async function readStory(db: Db, slug: string): Promise<ReadStory | null> {
  const collection = await findPublished(db, slug)
  if (!collection) return null
  const next = nextOf(await listPublished(db), collection.slug)
  const cards = await readStoryCards(db, next ? [collection, next] : [collection], collection)
  const story = storyOf(collection, cards)
  if (!story) return null
  return {
    story,
    next: next && storyEntry(next, cards),
    published: collection.createdAt.toISOString(),
    changed: collection.updatedAt.toISOString(),
  }
}

/** A collection in the language of the request as its page would show it, also a draft. */
export async function previewStory(db: Db, collection: Collection): Promise<Story | null> {
  return storyOf(collection, await readStoryCards(db, [collection], collection))
}

function storyOf(collection: Collection, cards: Cards): Story | null {
  const entry = storyEntry(collection, cards)
  const chosen = textIn(collection, getLocale())
  if (!entry || !chosen) return null
  const { voice } = chosen.text
  return { ...entry, voice, blocks: storyBlocks(chosen.text, cards) }
}

/** Every published collection for a list; `featured` selects those of the directory's home page. */
export async function readStories(
  db: Db,
  which: 'all' | 'featured' = 'all',
): Promise<StoryEntry[]> {
  const published = await listPublished(db)
  const shown =
    which === 'all' ? published : published.filter((it) => it.featured).slice(0, FEATURED_LIMIT)
  const cards = await readStoryCards(db, shown, null)
  return shown.flatMap((collection) => storyEntry(collection, cards) ?? [])
}

type Cards = ReadonlyMap<string, ListingCard>

/** The cards of the covers of some collections and of the listings in one, by slug; withdrawn ones are missing. */
async function readStoryCards(
  db: Db,
  shown: readonly Pick<Collection, 'cover'>[],
  whole: Collection | null,
): Promise<Cards> {
  const covers = shown.flatMap(({ cover }) => (cover.kind === 'listing' ? [cover.slug] : []))
  const text = whole && textIn(whole, getLocale())?.text
  const slugs = [...new Set([...covers, ...(text ? listingSlugs(text) : [])])]
  const cards = await listCardsBySlug(db, slugs)
  return new Map(cards.map((card) => [card.slug, card]))
}

/** The body for the page: listings with their present facts, without those that were withdrawn. */
function storyBlocks({ body }: Pick<CollectionText, 'body'>, cards: Cards): StoryBlock[] {
  return body.flatMap((block): StoryBlock[] => {
    if (block.kind !== 'listing') return [block]
    const card = cards.get(block.slug)
    return card ? [{ kind: 'listing', listing: wovenListing(card) }] : []
  })
}

function wovenListing(card: ListingCard): WovenListing {
  const { amount, location, type, words } = card
  return {
    path: listingPath(card),
    title: card.title,
    description: card.description,
    type: wordIn(words, type) ?? type,
    place: location && placeText(location, words),
    price: card.priceText ?? (amount && priceText(amount)),
    rating: card.rating,
    reviews: card.reviews,
    sample: card.sample,
    isThing: isThing(card.contentType),
    picture: { ...pictureOf(card, '4x3'), sizes: LISTING_SIZES },
  }
}

/** Something to hold or install; its picture is smaller than that of a place. */
const isThing = (contentType: ContentType) =>
  contentType === 'essential' || contentType === 'enhancement'

const LISTING_SIZES = '(min-width: 48rem) 58vw, 100vw'
const FALLBACK = scenePrintUrl('lake', 'restore', 'hero')

/** The lead picture; a print of the lake once the listing that lent it was withdrawn. */
function storyCover({ cover }: Pick<Collection, 'cover'>, cards: Cards): StoryCover {
  if (cover.kind === 'scene') {
    const { scene, hour, house } = cover
    return { picture: printed(scenePrintUrl(scene, hour, 'hero', false, { house })) }
  }
  const card = cards.get(cover.slug)
  return card
    ? { picture: pictureOf(card, 'hero'), slug: card.slug }
    : { picture: printed(FALLBACK) }
}

function printed(src: string): Picture {
  return { ...inWidths(src, '100vw'), fallback: FALLBACK, kind: 'print' }
}

/** A collection for a list; null without any text. */
function storyEntry(collection: Collection, cards: Cards): StoryEntry | null {
  const chosen = textIn(collection, getLocale())
  if (!chosen) return null
  const { title, lead } = chosen.text
  const lang = chosen.language === getLocale() ? undefined : chosen.language
  return { slug: collection.slug, title, lead, lang, cover: storyCover(collection, cards) }
}
