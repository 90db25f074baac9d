import { expect, test } from 'vitest'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { concernAlone, resultsMeta } from './results-meta.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))
const site = { name: 'Seekwell', origin: 'https://seekwell.test' } as Parameters<
  typeof resultsMeta
>[0]
const SOME = { total: 3, list: { items: [], total: 3 } } as unknown as Parameters<
  typeof resultsMeta
>[2]

test.each(['concern=sleep', 'q=Sleep', 'q=sleep&from=escapes', 'concern=sleep&ai=1'])(
  '%s is all about one concern',
  (search) => {
    expect(concernAlone(read(search))).toBe('sleep')
    const meta = resultsMeta(site, read(search), SOME)
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://seekwell.test/search-results?concern=sleep',
    })
  },
)

test.each([
  '',
  'q=sleepy',
  'q=sea&concern=sleep',
  'concern=sleep&verified=1',
  'q=sleep&sort=newest',
])('what "%s" asks for is the visitor’s own', (search) => {
  expect(concernAlone(read(search))).toBeNull()
  expect(resultsMeta(site, read(search), SOME)).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})

test('a page that failed, or has no results, is not indexed', () => {
  for (const found of [null, { total: 0, list: { items: [] } } as unknown as typeof SOME])
    expect(resultsMeta(site, read('concern=sleep'), found)).toContainEqual({
      name: 'robots',
      content: 'noindex',
    })
})
