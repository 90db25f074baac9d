import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { listCardsById } from '#data/catalogue/listings.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { findPage } from '#search/search-page.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { ListingGrid } from './listing-grid.tsx'

const database = testDatabase()

test('the first three pictures are loaded eagerly and preloaded, the others lazily', async () => {
  const readCards = (ids: readonly string[]) => listCardsById(database.db, ids)
  const finder = { readCards, search: createSqlSearch(database.db) }
  const { items } = await findPage(finder, everything())
  const html = renderToString(
    <MemoryRouter>
      <ListingGrid items={items} />
    </MemoryRouter>,
  )
  const images = [...html.matchAll(/<img [^>]*>/g)].map(([image]) => image)
  expect(images).toHaveLength(items.length)
  const isEager = images.map((image) => image.includes('loading="eager"'))
  expect(isEager.indexOf(false)).toBe(3)
  expect(isEager.slice(3)).not.toContain(true)
  const eager = images.slice(0, 3).map((image) => /srcSet="([^"]*)"/.exec(image)?.[1])
  const preloaded = html.matchAll(/<link rel="preload"[^>]*imageSrcSet="([^"]*)"/g)
  expect([...preloaded].map(([, set]) => set)).toEqual(eager)
})
