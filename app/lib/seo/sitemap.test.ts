import { expect, test } from 'vitest'
import { sitemapIndex, sitemapText, xmlResponse } from './sitemap.ts'

const changed = new Date('2026-03-01T10:00:00Z')

test('URLs are absolute, escaped for XML, and have a modification time', async () => {
  const batches = [[{ path: '/a?b=1&c="2"', changed }], [{ path: '/d', changed: null }]]
  const text = await xmlResponse(sitemapText('https://s.test', batches)).text()
  expect(text).toContain(
    '<url><loc>https://s.test/a?b=1&amp;c=&quot;2&quot;</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod><xhtml:link',
  )
  expect(text).toContain('<url><loc>https://s.test/d</loc><xhtml:link')
  expect(text.trimEnd().endsWith('</urlset>')).toBe(true)
})

test('every language has a URL with all alternates', async () => {
  const batches = [[{ path: '/', changed: null }]]
  const text = await xmlResponse(sitemapText('https://s.test', batches)).text()
  const places = [...text.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)
  expect(places).toEqual([
    'https://s.test/',
    ...['es', 'de', 'fr'].map((at) => `https://s.test/${at}`),
  ])
  for (const link of [
    'hreflang="en" href="https://s.test/"',
    'hreflang="es" href="https://s.test/es"',
    'hreflang="de" href="https://s.test/de"',
    'hreflang="fr" href="https://s.test/fr"',
    'hreflang="x-default" href="https://s.test/"',
  ])
    expect(text.split(link), link).toHaveLength(5)
})

test('the index lists its parts', () => {
  expect(sitemapIndex('https://s.test', [{ path: '/sitemaps/1.xml', changed }])).toContain(
    '<sitemap><loc>https://s.test/sitemaps/1.xml</loc>',
  )
})
