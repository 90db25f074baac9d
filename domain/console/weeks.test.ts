import { expect, test } from 'vitest'
import { countWeeks, weekStarts } from './weeks.ts'

test('weeks begin on Monday, and the last one is the current one', () => {
  expect(weekStarts(new Date('2026-05-03T23:59:59Z'), 2)).toEqual(['2026-04-20', '2026-04-27'])
  expect(weekStarts(new Date('2026-05-04T00:00:00Z'), 2)).toEqual(['2026-04-27', '2026-05-04'])
})

test('days add up in their week, and earlier ones are left out', () => {
  const weeks = countWeeks(
    ['2026-04-20', '2026-04-27'],
    [
      { day: '2026-04-19', kind: 'saves', count: 9 },
      { day: '2026-04-20', kind: 'searches', count: 1 },
      { day: '2026-04-26', kind: 'searches', count: 2 },
      { day: '2026-04-27', kind: 'withoutResults', count: 4 },
    ],
  )
  const none = { searches: 0, withoutResults: 0, saves: 0, requests: 0, answers: 0 }
  expect(weeks).toEqual([
    { start: '2026-04-20', ...none, searches: 3 },
    { start: '2026-04-27', ...none, withoutResults: 4 },
  ])
})
