import type { ReadOnce } from '#data/context.ts'
import { isQuietTag } from '#domain/artwork/quiet.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { localisedCard } from '#domain/vocabulary/vocabulary.ts'
import type { ReadById } from '#search/cache-by-id.ts'

type Asked = {
  once: ReadOnce
  readCards: ReadById<ListingCard>
  name: string
  /** Finds the listings, for everybody. */
  list: () => Promise<ListingCard[]>
  /** How many of its tags a card shows. */
  tagsShown?: number
}

/**
 * Cards of listings that are the same for everybody until the catalogue changes: they are looked for once, and
 * shown in the words of the page's language. Of their tags those come along that are shown or choose the
 * stand-in for a picture.
 */
export async function listCardsOnce({ once, readCards, name, list, tagsShown = 0 }: Asked) {
  const ids = await once(name, async () => (await list()).map(({ id }) => id))
  const cards = await readCards(ids)
  return cards.map((card) => {
    const tags = card.tags.filter((tag, at) => at < tagsShown || isQuietTag(tag))
    return localisedCard({ ...card, tags }, tags.slice(0, tagsShown))
  })
}
