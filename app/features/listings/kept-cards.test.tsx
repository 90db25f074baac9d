import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { keepMarkup, type SharedMarkup } from '#app/lib/kept-markup.server.ts'
import { KeeperContext, MARK, type MarkupKeeper } from '#app/lib/kept-markup.tsx'
import { listCardsById } from '#data/listings.ts'
import { sayIn } from '#data/said-in.ts'
import type { Language } from '#domain/language.ts'
import { languagePrefix } from '#domain/language-path.ts'
import type { ListingCard } from '#domain/listing.ts'
import { everything } from '#domain/listing-query.ts'
import { findPage } from '#search/found.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { ListingGrid } from './listing-grid.tsx'
import { ListingList } from './listing-list.tsx'

const database = testDatabase()
const LIMIT = 1_000_000

async function cardsIn(language: Language): Promise<ListingCard[]> {
  const readCards = (ids: readonly string[]) => listCardsById(database.db, ids)
  const finder = { readCards, search: createSqlSearch(database.db) }
  const { items } = await sayIn(language, () => findPage(finder, everything()))
  return items
}

const FORMS = { grid: ListingGrid, list: ListingList }

/** The cards as React writes them. */
function drawn(
  items: readonly ListingCard[],
  keeper: MarkupKeeper | null = null,
  { language = 'en', form = 'grid' }: { language?: Language; form?: keyof typeof FORMS } = {},
): string {
  const Cards = FORMS[form]
  const notes = Object.fromEntries(items.slice(5).map(({ id }) => [id, 'By a <quiet> lake']))
  return sayIn(language, () =>
    renderToString(
      <KeeperContext value={keeper}>
        <MemoryRouter
          initialEntries={[`${languagePrefix(language)}/`]}
          basename={languagePrefix(language) || '/'}
        >
          <Cards items={items} notes={notes} />
        </MemoryRouter>
      </KeeperContext>,
    ),
  )
}

/** A page as it is sent. */
const finished = (shared: SharedMarkup, html: string, isSound = true) =>
  shared.fill(shared.keep(html, isSound)).toString()

test.each([
  ['en', 'grid'],
  ['en', 'list'],
  ['de', 'grid'],
  ['fr', 'list'],
] as const)('in %s, a %s from memory is what React writes', async (language, form) => {
  const items = await cardsIn(language)
  const asked = { language, form }
  const plain = drawn(items, null, asked)
  const { share } = keepMarkup(LIMIT)
  const first = share(language, 'one')
  const cold = drawn(items, first, asked)
  expect(cold).toContain(MARK)
  expect(finished(first, cold)).toBe(plain)
  // In another order each card has another place, which its ids are made of.
  const turned = items.toReversed()
  const again = share(language, 'two')
  const half = finished(again, drawn(turned, again, asked))
  expect(half).toBe(drawn(turned, null, asked))
  const last = share(language, 'three')
  const warm = drawn(items, last, asked)
  expect(warm).not.toContain(MARK)
  expect(finished(last, warm)).toBe(plain)
})

/** What the page's head is asked to fetch. */
const fetchedEarly = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]*imageSrcSet="([^"]*)"/g)].map(([, set]) => set)

test('pictures above the fold are fetched early, however a card was written', async () => {
  const [print, photo, ...rest] = await cardsIn('en')
  if (!print || !photo) throw new Error('the sample catalogue has listings')
  const source = 'https://photos.example/one-of-a-listing.jpg'
  const items = [{ ...print, thumbnail: null }, { ...photo, thumbnail: source }, ...rest]
  const { share } = keepMarkup(LIMIT)
  const first = share('en', 'one')
  const cold = finished(first, drawn(items, first))
  const next = share('en', 'two')
  const warm = finished(next, drawn(items, next))
  expect(warm).toBe(cold)
  const eager = [...warm.matchAll(/<img [^>]*loading="eager"[^>]*>/g)].map(([image]) => image)
  expect(eager).toHaveLength(3)
  // The browser chooses the format of a photo, so the head asks for none.
  const sets = eager.flatMap((image) => /srcSet="(\/art[^"]*)"/.exec(image)?.[1] ?? [])
  expect(sets.length).toBeGreaterThan(0)
  expect(fetchedEarly(warm)).toEqual(sets)
})

test('what a listing says now is shown, and each language says its own', async () => {
  const items = await cardsIn('en')
  const { share } = keepMarkup(LIMIT)
  const first = share('en', 'one')
  finished(first, drawn(items, first))
  const edited = items.map((item) => ({ ...item, title: `${item.title} & Spa` }))
  const next = share('en', 'two')
  expect(finished(next, drawn(edited, next))).toBe(drawn(edited))
  const german = { language: 'de' } as const
  const other = share('de', 'three')
  expect(finished(other, drawn(items, other, german))).toBe(drawn(items, null, german))
})

test('nothing is kept of a page that failed', async () => {
  const items = await cardsIn('en')
  const { share, bytes } = keepMarkup(LIMIT)
  const failed = share('en', 'one')
  expect(finished(failed, drawn(items, failed), false)).toBe(drawn(items))
  expect(bytes()).toBe(0)
})

test('it takes no more memory than it may', async () => {
  const items = await cardsIn('en')
  const limit = 20_000
  const { share, bytes } = keepMarkup(limit)
  for (const round of [1, 2, 3]) {
    const some = items.map((item) => ({ ...item, reviews: round }))
    const shared = share('en', `round ${round}`)
    expect(finished(shared, drawn(some, shared))).toBe(drawn(some))
    expect(bytes()).toBeLessThanOrEqual(limit)
  }
  expect(bytes()).toBeGreaterThan(0)
})

test('a listing cannot pretend to be what is kept', async () => {
  const [first, ...rest] = await cardsIn('en')
  if (!first) throw new Error('the sample catalogue has listings')
  const forged = { ...first, id: 'forged', title: `x ${MARK}="one 0">forged</article>` }
  const items = [...rest, forged]
  const { share } = keepMarkup(LIMIT)
  for (const nonce of ['one', 'two']) {
    const shared = share('en', nonce)
    expect(finished(shared, drawn(items, shared))).toBe(drawn(items))
  }
})
