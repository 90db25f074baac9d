import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listDated } from '#data/catalogue/directory.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { secureHeaders } from '../http/secure-headers.ts'
import { embedRoutes } from './http.ts'

const database = testDatabase()
const ORIGIN = 'https://seekwell.example'
const BYTES_LIMIT = 25_000

function site(embedOrigins: string[] = ['https://blog.example', 'https://shop.example']) {
  const { db } = database
  const routes = embedRoutes({
    catalogue: db,
    search: createSqlSearch(db),
    readCards: (ids) => listCardsById(db, ids),
    origin: ORIGIN,
    name: 'Seek & well',
    embedOrigins,
  })
  return new Hono().use(secureHeaders(ORIGIN)).route('/embed', routes)
}

test('only the configured origins may frame it, and it runs no scripts', async () => {
  const { headers } = await site().request('/embed/listings')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-ancestors https://blog.example https://shop.example')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test.each([
  ['an unknown address', '/embed/other', 404],
  ['an unusable parameter', '/embed/listings?limit=13', 400],
])('%s is never framed', async (_what, path, status) => {
  const response = await site().request(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
})

test('without configured origins there is nothing', async () => {
  expect((await site([]).request('/embed/listings')).status).toBe(404)
})

test('it shows listings of a search, as links to their pages', async () => {
  const response = await site().request('/embed/listings?contentType=escape&country=JP&limit=3')
  const page = await response.text()
  const links = [...page.matchAll(/<li>\n<a href="([^"]+)" target="_blank" rel="noopener">/g)]
  expect(links).toHaveLength(3)
  for (const [, href] of links)
    expect(href).toMatch(/^https:\/\/seekwell\.example\/directory\/escapes\//)
  expect(page).toContain('<h1>Seek &amp; well</h1>')
  expect(page).toContain(`${ORIGIN}/search-results?`)
})

test.each([
  ['en', 'See all at'],
  ['es', 'Ver todo en'],
  ['de', 'Alles bei'],
  ['fr', 'Tout voir sur'],
])('it is in the language %s', async (lang, text) => {
  const page = await (await site().request(`/embed/listings?lang=${lang}&theme=dark`)).text()
  expect(page).toContain(`<html lang="${lang}" data-theme="dark">`)
  expect(page).toContain(text)
})

test('text of listings and of the address is no markup', async () => {
  const page = await (
    await site().request(`/embed/listings?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  ).text()
  expect(page).not.toContain('<script')
})

test('a card shows one listing, and dates those of a class with its calendar', async () => {
  const card = await (await site().request('/embed/card/1')).text()
  expect([...card.matchAll(/<li>/g)]).toHaveLength(1)
  expect(card).toContain('href="https://seekwell.example/directory/escapes/')
  const [dated] = await listDated(database.db, 'experience')
  const dates = await (await site().request(`/embed/dates/${dated?.slug}?lang=de`)).text()
  expect([
    ...dates.matchAll(/<a class="date" href="https:\/\/seekwell\.example\/de\//g),
  ]).toHaveLength(8)
  expect(dates).toContain(`${ORIGIN}/feeds/dates/${dated?.slug}.ics`)
})

test.each(['/embed/card/nothing', '/embed/dates/nothing', '/embed/dates/1'])(
  '%s is missing',
  async (path) => expect((await site().request(path)).status).toBe(404),
)

test('a search field leads to the results of the site', async () => {
  const response = await site().request('/embed/search?lang=fr')
  expect(await response.text()).toContain(
    '<form action="https://seekwell.example/fr/search-results"',
  )
  expect(response.headers.get('content-security-policy')).toContain(`form-action ${ORIGIN};`)
})

test('only a frame that reports its height runs a script, of the site alone', async () => {
  const response = await site().request('/embed/search?resize=1')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect([...(await response.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script src="/embed/frame.js" defer>',
  ])
  const script = await site().request('/embed/embed.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('every frame is below 25 kB with its style sheet and scripts', async () => {
  const [dated] = await listDated(database.db, 'experience')
  const sizeOf = async (path: string) => (await (await site().request(path)).text()).length
  const files = ['embed.css', 'embed.js', 'frame.js'].map((file) => sizeOf(`/embed/${file}`))
  const shared = (await Promise.all(files)).reduce((sum, size) => sum + size, 0)
  for (const show of ['listings?limit=12&', 'card/1?', `dates/${dated?.slug}?`, 'search?'])
    expect(shared + (await sizeOf(`/embed/${show}resize=1`)), show).toBeLessThan(BYTES_LIMIT)
})
