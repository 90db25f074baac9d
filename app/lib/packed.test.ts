import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes out as it was, and as one object', () => {
  const data = {
    list: [{ title: `A <b>"cabin"</b>, it's \\'quiet\\"`, rating: null, start: new Date(5) }],
    query: { q: '' },
  }
  const packed = pack(data)
  expect(unpack(packed)).toBe(data)
  // A browser has the text alone.
  const sent = { ...packed }
  expect(unpack(sent)).toEqual(data)
  expect(unpack(sent)).toBe(unpack(sent))
  expect(unpack(sent)).not.toBe(data)
})
