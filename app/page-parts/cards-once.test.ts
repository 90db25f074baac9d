import { expect, test, vi } from 'vitest'
import { listFeatured } from '#data/catalogue/directory.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import type { ReadOnce } from '#data/context.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { FEATURED_TAGS } from '#domain/listing/directory.ts'
import { testDatabase } from '#test/database.ts'
import { listCardsOnce } from './cards-once.ts'

const database = testDatabase()
const readCards = (ids: readonly string[]) =>
  runWithLocale(BASE_LANGUAGE, () => listCardsById(database.db, ids))

/** Keeps each reading under its name. */
function keeper(): ReadOnce {
  const kept = new Map<string, Promise<unknown>>()
  return <T>(name: string, read: () => Promise<T>) => {
    const reading = kept.get(name) ?? read()
    kept.set(name, reading)
    return reading as Promise<T>
  }
}

test('featured cards are queried once, and localised for each page', async () => {
  const list = vi.fn(() => listFeatured(database.db, 'escape', 3))
  const asked = { once: keeper(), readCards, name: 'featured', list, tagsShown: FEATURED_TAGS }
  const inGerman = await runWithLocale('de', () => listCardsOnce(asked))
  const inFrench = await runWithLocale('fr', () => listCardsOnce(asked))
  const inEnglish = await listCardsOnce(asked)
  expect(list).toHaveBeenCalledOnce()
  const typeOf = (cards: typeof inGerman) => cards.map(({ type, words }) => words?.[type])
  expect(typeOf(inGerman)).not.toEqual(typeOf(inFrench))
  expect(typeOf(inEnglish)).toEqual([undefined, undefined, undefined])
  for (const { tags, words = {} } of inFrench)
    expect(tags.map((tag) => Object.hasOwn(words, tag)).slice(0, FEATURED_TAGS)).toEqual([
      true,
      true,
    ])
})
