import { expect, test } from 'vitest'
import { everything } from '#domain/listing/listing-query.ts'
import { sortsFor } from './sort-select.tsx'

test('relevance is offered only with a text or a concern', () => {
  const plain = everything()
  expect(sortsFor(plain)).not.toContain('relevance')
  expect(sortsFor({ ...plain, q: 'sauna' })).toContain('relevance')
  expect(sortsFor({ ...plain, concern: 'sleep' })).toContain('relevance')
})
