import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { cardsContext, searchContext } from '#search/context.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { loader } from './search-results.tsx'

const database = testDatabase()

/** What the page says to the words of the search field. */
async function search(words: string) {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  context.set(cardsContext, (ids) => listCardsById(database.db, ids))
  context.set(searchContext, createSqlSearch(database.db))
  const request = new Request(
    `http://site.example/search-results?${new URLSearchParams({ q: words })}`,
  )
  return await loader({ params: {}, request, context } as never)
}

test.each([
  ['I want to kill myself', ['988', '116 123', 'findahelpline.com'], false],
  ['my husband collapsed and is not breathing', ['112', '911'], false],
  ['i throw up after every meal', ['eating disorders'], true],
  ['can i stop my antidepressants cold turkey', ['doctor or pharmacist'], true],
])('"%s" is answered with care and no listing', async (words, said, isTopic) => {
  const shown = await search(words)
  if (!('care' in shown)) throw new Error('listings were shown')
  expect(shown).toMatchObject({ isTopic })
  for (const each of said) expect(shown.care.text).toContain(each)
})

test('a figure of speech gets listings', async () => {
  expect(await search('dying for a massage')).not.toHaveProperty('care')
})
