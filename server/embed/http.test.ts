import { Hono } from 'hono'
import { expect, test } from 'vitest'
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

test('page and style sheet together are below 25 kB', async () => {
  const page = await (await site().request('/embed/listings?limit=12')).text()
  const style = await (await site().request('/embed/embed.css')).text()
  expect(page.length + style.length).toBeLessThan(BYTES_LIMIT)
})
