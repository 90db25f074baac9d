import { expect, test } from 'vitest'
import { applyBulkChange } from './bulk-change.ts'

const amount = { minor: 10_050, currency: 'EUR', per: 'night' }

test('a price changes by per cent, to the nearest minor unit', () => {
  expect(applyBulkChange({ amount }, { kind: 'price', percent: 5 })).toEqual({
    amount: { ...amount, minor: 10_553 },
  })
  expect(applyBulkChange({ amount }, { kind: 'price', percent: -50 })).toMatchObject({
    amount: { minor: 5_025 },
  })
})

test('a price that is missing, a text or too small to change is skipped with the reason', () => {
  const change = { kind: 'price', percent: 5 } as const
  expect(applyBulkChange({ amount: null }, change)).toBe('no_amount')
  expect(applyBulkChange({ amount, priceText: 'from 100' }, change)).toBe('price_text')
  expect(applyBulkChange({ amount: { ...amount, minor: 1 } }, change)).toBe('unchanged')
})

test('entries are added once and removed', () => {
  const add = { kind: 'add', list: 'tags', value: 'sea' } as const
  expect(applyBulkChange({ tags: ['calm'] }, add)).toEqual({ tags: ['calm', 'sea'] })
  expect(applyBulkChange({ tags: ['sea'] }, add)).toBe('unchanged')
  expect(applyBulkChange({}, add)).toEqual({ tags: ['sea'] })
  const remove = { ...add, kind: 'remove' } as const
  expect(applyBulkChange({ tags: ['calm', 'sea'] }, remove)).toEqual({ tags: ['calm'] })
  expect(applyBulkChange({ tags: [] }, remove)).toBe('unchanged')
})

test('listings are published and withdrawn', () => {
  expect(applyBulkChange({ listed: false }, { kind: 'publish' })).toEqual({ listed: true })
  expect(applyBulkChange({ listed: false }, { kind: 'withdraw' })).toBe('unchanged')
})
