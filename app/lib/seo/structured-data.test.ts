import { expect, test } from 'vitest'
import { ratingSourceOf } from '#domain/listing/rating-source.ts'
import {
  aggregateRating,
  breadcrumbData,
  collectionData,
  pageMeta,
  webSiteData,
} from './structured-data.ts'

const site = {
  name: 'Seekwell',
  assistant: 'Willow',
  origin: 'https://seekwell.test',
  anonKey: '',
  apiUrl: '',
}
const page = { site, title: 'Escapes', description: 'Places to stay.', path: '/escapes' }

test('a page has a title, a canonical URL and a preview', () => {
  const meta = pageMeta({ ...page, picture: { slug: 'cedar' } })
  expect(meta).toContainEqual({ title: 'Escapes - Seekwell' })
  expect(meta).toContainEqual({ name: 'description', content: 'Places to stay.' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://seekwell.test/escapes',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(/^https:\/\/seekwell\.test\/og\/cedar\.png/),
  })
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a thin page is not indexed, but has a preview', () => {
  const meta = pageMeta({ ...page, noindex: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://seekwell.test/share.png',
  })
})

test('the site has a search action', () => {
  expect(webSiteData(site).potentialAction.target.urlTemplate).toBe(
    'https://seekwell.test/search-results?q={search_term_string}',
  )
})

test('breadcrumbs are numbered from one and have absolute URLs', () => {
  const { itemListElement } = breadcrumbData(site.origin, [
    { name: 'Home', path: '/' },
    { name: 'Escapes', path: '/escapes' },
  ])
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://seekwell.test/' },
    { '@type': 'ListItem', position: 2, name: 'Escapes', item: 'https://seekwell.test/escapes' },
  ])
})

test('a later page of a collection continues the numbering', () => {
  const items = [{ path: '/directory/escapes/cedar' }]
  const { mainEntity } = collectionData(site.origin, { ...page, items, total: 30, offset: 24 })
  expect(mainEntity.numberOfItems).toBe(30)
  expect(mainEntity.itemListElement[0]).toMatchObject({
    position: 25,
    url: 'https://seekwell.test/directory/escapes/cedar',
  })
})

test("a rating is included for the site's own reviews only", () => {
  const rated = { rating: 4.9, reviews: 528 }
  expect(aggregateRating(rated, 'site')).toMatchObject({
    aggregateRating: { ratingValue: 4.9, ratingCount: 528 },
  })
  expect(aggregateRating({ rating: null, reviews: 0 }, 'site')).toEqual({})
  for (const sample of [true, false])
    expect(aggregateRating(rated, ratingSourceOf({ sample }))).toEqual({})
})
