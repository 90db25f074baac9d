import { expect, test } from 'vitest'
import { everything } from '#domain/listing/listing-query.ts'
import { sortsFor } from './sort-select.tsx'

test('relevance is offered only with a text or a concern', () => {
  const plain = everything()
  expect(sortsFor(plain)).not.toContain('relevance')
  expect(sortsFor({ ...plain, q: 'sauna' })).toContain('relevance')
  expect(sortsFor({ ...plain, concern: 'sleep' })).toContain('relevance')
})

test('distance is offered where listings have places, and where there is a centre', () => {
  const plain = everything()
  expect(sortsFor(plain)).toContain('nearest')
  expect(sortsFor(plain, false)).not.toContain('nearest')
  expect(sortsFor({ ...plain, near: { lat: 1, lng: 2, km: null } }, false)).toContain('nearest')
})
