import { expect, test } from 'vitest'
import type { CollectionText } from './collection.ts'
import { gapsOf } from './collection-gaps.ts'

const listings = (count: number): CollectionText['body'] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'listing', slug: `listing-${at}` }))

const text = (more: Partial<CollectionText> = {}): CollectionText => ({
  title: 'Night',
  lead: 'Four places.',
  voice: null,
  body: [{ kind: 'text', text: 'It gets dark.' }, ...listings(4)],
  ...more,
})

test('a whole collection lacks nothing', () => {
  expect(gapsOf({ texts: { en: text(), de: text() } })).toEqual([])
})

test('English, title, introduction, prose and 4 to 12 listings are needed', () => {
  expect(gapsOf({ texts: {} })).toEqual(['english'])
  expect(gapsOf({ texts: { en: text(), fr: text({ title: ' ' }) } })).toEqual(['title'])
  expect(gapsOf({ texts: { en: text({ lead: '', body: listings(4) }) } })).toEqual([
    'lead',
    'prose',
  ])
  for (const count of [3, 13]) {
    const body = [...text().body.slice(0, 1), ...listings(count)]
    expect(gapsOf({ texts: { en: text({ body }) } })).toEqual(['listings'])
  }
})
