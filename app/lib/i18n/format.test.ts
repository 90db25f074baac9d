import { expect, test } from 'vitest'
import { formatDay, formatInstant, formatMoney, formatSpan } from './format.ts'

test.each([
  [185_000, 'USD', '$1,850'],
  [185_050, 'USD', '$1,850.50'],
  [1850, 'JPY', '¥1,850'],
])('%i minor units of %s are %s', (minor, currency, text) => {
  expect(formatMoney(minor, currency)).toBe(text)
})

test('a calendar day does not depend on the time zone', () => {
  expect(formatDay('2026-12-24')).toBe('Dec 24, 2026')
})

test('an instant is formatted in local time, with ordinary spaces', () => {
  const instant = new Date('2026-11-20T18:45:00Z')
  const options = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  expect(formatInstant(instant, 'Australia/Sydney', options)).toBe('Sat 5:45 AM')
})

test('a span writes shared parts once', () => {
  const [start, end] = [new Date('2026-12-13T15:00Z'), new Date('2026-12-19T11:00Z')]
  const options = { year: 'numeric', month: 'short', day: 'numeric' } as const
  expect(formatSpan(start, end, 'Europe/Lisbon', options)).toBe('Dec 13 – 19, 2026')
})
