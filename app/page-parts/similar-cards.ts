import type { RouterContextProvider } from 'react-router'
import { isQuietTag } from '#domain/artwork/quiet.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { finderIn } from '#search/context.ts'
import { findSimilar } from '#search/search-page.ts'
import { withPrices } from './with-prices.ts'

const SIMILAR = 3

/** Cards of the listings most similar to one, without clips; of their tags, those that select the fallback picture. */
export async function listSimilarCards(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<ListingCard[]> {
  const cards = await findSimilar(finderIn(context), id, SIMILAR)
  return withPrices(cards).map((card) => ({
    ...card,
    videoUrl: null,
    tags: card.tags.filter(isQuietTag),
  }))
}
