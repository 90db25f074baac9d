import type { ReadOnce } from '#data/context.ts'
import { isQuietTag } from '#domain/artwork/quiet.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { localisedCard } from '#domain/vocabulary/vocabulary.ts'
import type { ReadById } from '#search/cache-by-id.ts'

type Options = {
  once: ReadOnce
  readCards: ReadById<ListingCard>
  name: string
  /** Finds the listings; the result must be the same for every visitor. */
  list: () => Promise<ListingCard[]>
  /** How many tags a card shows. */
  tagsShown?: number
}

/**
 * Cards of listings that are the same for every visitor until the catalogue changes: their ids are cached, and the
 * cards localised per request. Only tags that are shown or select the fallback picture are sent.
 */
export async function listCardsOnce({ once, readCards, name, list, tagsShown = 0 }: Options) {
  const ids = await once(name, async () => (await list()).map(({ id }) => id))
  const cards = await readCards(ids)
  return cards.map((card) => {
    const tags = card.tags.filter((tag, at) => at < tagsShown || isQuietTag(tag))
    return localisedCard({ ...card, tags }, tags.slice(0, tagsShown))
  })
}
