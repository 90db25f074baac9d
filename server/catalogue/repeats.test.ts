import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'
import { lastOfEach, repeatsIn } from './repeats.ts'

/** A file whose last row of "a" is invalid. */
const ITEMS = ['a', 'b', 'a', 'c', 'a', 'a'].map((id, place) => ({
  id,
  title: 'Quiet',
  contentType: 'escape',
  rating: place === 5 ? 11 : place / 2,
}))

test('the last valid row of an id is used, earlier ones are reported once', async () => {
  const rows = () => readRows(Readable.from([JSON.stringify(ITEMS)]), 'json')
  const reported: string[] = []
  const kept: unknown[] = []
  for await (const row of lastOfEach(rows(), await repeatsIn(rows()), (_, id) => reported.push(id)))
    kept.push('item' in row ? row.item : null)
  expect(kept).toEqual([ITEMS[1], ITEMS[3], ITEMS[4], ITEMS[5]])
  expect(reported).toEqual(['a'])
})
