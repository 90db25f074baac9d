import { expect, test } from 'vitest'
import { ByteCache } from './byte-cache.ts'

const bytes = (length: number) => new Uint8Array(length)

test('what was used least recently goes first', () => {
  const cache = new ByteCache(10)
  cache.set('a', bytes(4))
  cache.set('b', bytes(4))
  cache.get('a')
  cache.set('c', bytes(4))
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map((v) => v !== null)).toEqual([
    true,
    false,
    true,
  ])
  expect(cache.bytes).toBe(8)
})

test('one heavy value may drive out several', () => {
  const cache = new ByteCache(10)
  for (const key of ['a', 'b', 'c']) cache.set(key, bytes(3))
  cache.set('d', bytes(8))
  expect(cache.bytes).toBe(8)
  expect(cache.get('c')).toBeNull()
})

test('a value set anew is counted once', () => {
  const cache = new ByteCache(10)
  cache.set('a', bytes(6))
  cache.set('a', bytes(5))
  expect(cache.bytes).toBe(5)
})

test('what is heavier than the whole cache is not kept, nor is what it replaces', () => {
  const cache = new ByteCache(10)
  cache.set('a', bytes(2))
  cache.set('b', bytes(2))
  cache.set('a', bytes(11))
  expect(cache.get('a')).toBeNull()
  expect(cache.get('b')).not.toBeNull()
  expect(cache.bytes).toBe(2)
})
