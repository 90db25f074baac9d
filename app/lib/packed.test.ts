import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes out as it was, and as one object', () => {
  const data = {
    list: [{ title: `A <b>"cabin"</b>, it's \\'quiet\\"`, rating: null, start: new Date(5) }],
    query: { q: '' },
  }
  const packed = pack(data)
  expect(unpack(packed)).toEqual(data)
  expect(unpack(packed)).toBe(unpack(packed))
  expect(unpack({ ...packed })).not.toBe(unpack(packed))
})
