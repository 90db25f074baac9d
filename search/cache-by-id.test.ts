import { expect, test } from 'vitest'
import { cabin } from '#test/cabin.ts'
import { createCacheById } from './cache-by-id.ts'

/** A catalogue that records reads. */
function catalogue(...ids: string[]) {
  const stored = new Map(ids.map((id) => [id, { ...cabin, id }]))
  const reads: string[][] = []
  const read = async (wanted: readonly string[]) => {
    reads.push([...wanted])
    return wanted.flatMap((id) => stored.get(id) ?? [])
  }
  return { stored, reads, read }
}

test('cached items are not read again, the rest in one query', async () => {
  const { reads, read } = catalogue('a', 'b', 'c')
  const kept = createCacheById(read, 10)
  const [first] = await kept.read(['a', 'b'])
  const again = await kept.read(['b', 'a', 'c', 'gone'])
  expect(again.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(again).toContain(first)
  await kept.read(['a', 'b', 'c'])
  expect(reads).toEqual([
    ['a', 'b'],
    ['c', 'gone'],
  ])
})

test('the least recently used item is evicted', async () => {
  const { reads, read } = catalogue('a', 'b', 'c')
  const kept = createCacheById(read, 2)
  await kept.read(['a', 'b'])
  await kept.read(['a'])
  await kept.read(['c'])
  await kept.read(['a', 'c'])
  expect(reads).toEqual([['a', 'b'], ['c']])
  await kept.read(['b'])
  expect(reads.at(-1)).toEqual(['b'])
})

test('a change invalidates, also during a read', async () => {
  const { stored, read } = catalogue('a', 'b')
  let meanwhile = () => {}
  const kept = createCacheById(async (ids) => {
    const found = await read(ids)
    meanwhile()
    return found
  }, 10)
  meanwhile = () => {
    stored.set('a', { ...cabin, id: 'a', title: 'Renamed' })
    kept.invalidate(['a'])
  }
  expect((await kept.read(['a', 'b']))[0]?.title).toBe(cabin.title)
  meanwhile = () => {}
  expect((await kept.read(['a']))[0]?.title).toBe('Renamed')
  stored.clear()
  expect(await kept.read(['a'])).toHaveLength(1)
  kept.invalidate()
  expect(await kept.read(['a', 'b'])).toEqual([])
})

test('unsettled items are not cached', async () => {
  const { stored, reads, read } = catalogue('a', 'b')
  const kept = createCacheById(read, 10, ({ id, title }) => id !== 'a' || title === 'Settled')
  await kept.read(['a', 'b'])
  stored.set('a', { ...cabin, id: 'a', title: 'Settled' })
  expect((await kept.read(['a', 'b']))[0]?.title).toBe('Settled')
  await kept.read(['a', 'b'])
  expect(reads).toEqual([['a', 'b'], ['a']])
})
