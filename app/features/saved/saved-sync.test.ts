import { expect, test } from 'vitest'
import { applied } from './saved-sync.ts'

const itemOf = (id: string, more = {}) => ({ id, at: '2026-01-01T00:00:00.000Z', ...more })

test('what an account has not heard of is shown over what it holds', () => {
  const list = [itemOf('1'), itemOf('2')]
  expect(applied(list, [])).toBe(list)
  const changes = [
    { kind: 'remove' as const, id: '1' },
    { kind: 'save' as const, item: itemOf('3') },
    { kind: 'save' as const, item: itemOf('2', { note: 'x', notedAt: 'y' }) },
    { kind: 'remove' as const, id: 'unknown' },
  ]
  expect(applied(list, changes)).toEqual([itemOf('2', { note: 'x', notedAt: 'y' }), itemOf('3')])
})
