import type { ListingCard } from '#domain/listing/listing.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { titleKey } from '#domain/text/named-title.ts'
import { completePhrases } from '#domain/text/phrase-completions.ts'
import { localisedCard } from '#domain/vocabulary/vocabulary.ts'
import type { Finder } from './search-page.ts'

/**
 * Suggestions as you type: at most `limit` cards, best first, and phrases in the language of the page or of
 * the typed text.
 */
export async function findSuggested(
  { readCards, search }: Finder,
  typed: string,
  limit: number,
): Promise<{ items: ListingCard[]; completions: string[] }> {
  const find = async (text: string) => {
    const { hits, completions } = await search.suggest(text, limit)
    return { cards: await readCards(hits.map(({ id }) => id)), completions }
  }
  const { cards, completions } = await find(typed)
  const { phrases, meant } = completePhrases(typed, getLocale(), completions)
  // A partial word of another language matches many things: only titles that start with it stay before its
  // meaning.
  const titled = cards.filter(({ title }) => titleKey(title).startsWith(titleKey(typed)))
  const found = meant === null ? cards : [...titled, ...(await find(meant)).cards]
  const unique = [...new Map(found.map((card) => [card.id, card])).values()].slice(0, limit)
  return { items: unique.map((card) => localisedCard(card)), completions: phrases }
}
