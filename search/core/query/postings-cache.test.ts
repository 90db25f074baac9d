import { expect, test } from 'vitest'
import { randomListings } from '#test/random-listings.ts'
import { conceptsOf } from '../../language.ts'
import { createBulkBuilder } from '../index/bulk.ts'
import { openSegment } from '../index/segment.ts'
import { createBits } from '../rank/bits.ts'
import { createPostingsCache } from './postings-cache.ts'

test('eviction counts the overhead of entries, not only their bits', () => {
  const builder = createBulkBuilder(conceptsOf)
  builder.add(randomListings(20, 5))
  const segment = openSegment(builder.finish())
  const lists = createPostingsCache(segment)
  let searches = 0
  const search = () => {
    searches++
    return createBits(segment.size)
  }
  const TEXTS = 100_000
  for (let n = 0; n < TEXTS; n++) lists.literal(`text ${n}`, search)
  lists.literal(`text ${TEXTS - 1}`, search)
  expect(searches).toBe(TEXTS)
  lists.literal('text 0', search)
  expect(searches).toBe(TEXTS + 1)
})
