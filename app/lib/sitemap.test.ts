import { expect, test } from 'vitest'
import { sitemapIndex, sitemapText, xmlResponse } from './sitemap.ts'

const changed = new Date('2026-03-01T10:00:00Z')

test('addresses are whole and safe in XML, and say when they changed', async () => {
  const batches = [[{ path: '/a?b=1&c="2"', changed }], [{ path: '/d', changed: null }]]
  const text = await xmlResponse(sitemapText('https://s.test', batches)).text()
  expect(text).toContain(
    '<url><loc>https://s.test/a?b=1&amp;c=&quot;2&quot;</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></url>',
  )
  expect(text).toContain('<url><loc>https://s.test/d</loc></url>')
  expect(text.trimEnd().endsWith('</urlset>')).toBe(true)
})

test('the index names its parts', () => {
  expect(sitemapIndex('https://s.test', [{ path: '/sitemaps/1.xml', changed }])).toContain(
    '<sitemap><loc>https://s.test/sitemaps/1.xml</loc>',
  )
})
