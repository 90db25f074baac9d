import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOccurrences, type Schedule } from '../../availability/schedule.ts'
import { catalogueItem } from '../../import/catalogue-item.ts'
import { editorValuesOf, withEditorValues, withoutBlanks } from './editor-fields.ts'

const ITEM = { id: 'x', title: 'X', contentType: 'experience' }

const PARTS = {
  amount: { minor: 125_050, currency: 'EUR', per: 'night' },
  sleeps: 4,
  coordinates: { lat: 46.5, lng: -7.25 },
  offering: { kind: 'coaching', service: 'yoga', delivery: ['online', 'on-site'] },
  host: { name: 'Ada', role: 'Teacher', bio: 'Calm.', image: 'https://example.com/ada.jpg' },
  faqs: [{ question: 'Pets?', answer: 'Yes.' }],
  benefits: [{ title: 'Sleep', text: 'Deeper.' }],
  amenityGroups: [{ title: 'Bath', items: ['towels', 'soap'] }],
}

test('fields with parts go through the form unchanged', () => {
  const values = editorValuesOf({ ...ITEM, ...PARTS })
  expect(values.amount).toEqual({ sum: '1250.5', currency: 'EUR', per: 'night' })
  expect(withEditorValues(ITEM, values)).toMatchObject(PARTS)
  expect(catalogueItem.parse(withEditorValues(ITEM, values))).toMatchObject(PARTS)
})

test('an empty field removes the value, and one that is not edited stays', () => {
  const { amount, faqs } = editorValuesOf({})
  const edited = withEditorValues({ ...ITEM, ...PARTS }, { amount, faqs })
  expect(edited).toEqual({ ...ITEM, ...PARTS, amount: null, faqs: [] })
})

test('a decimal comma is read, and what is no number is left to the schema', () => {
  const amount = { sum: '12,5', currency: 'EUR', per: 'item' }
  expect(withEditorValues(ITEM, { amount })['amount']).toMatchObject({ minor: 1250 })
  const odd = withEditorValues(ITEM, { amount: { ...amount, sum: 'twelve' } })
  expect(catalogueItem.safeParse(odd).success).toBe(false)
})

test('blank entries and blank lines are not sent', () => {
  const blank = { question: ' ', answer: '' }
  expect(withoutBlanks([blank, { question: 'Pets?', answer: '' }])).toEqual([
    { question: 'Pets?', answer: '' },
  ])
  expect(withoutBlanks(['', ' sea '])).toEqual(['sea'])
  expect(withoutBlanks([{ title: 'Bath', items: ['soap', ''] }])).toEqual([
    { title: 'Bath', items: ['soap'] },
  ])
})

describe('the recurrence of a schedule', () => {
  const common = { timeZone: 'Europe/Berlin', start: '18:30', minutes: 90, seats: 8, place: 'Hall' }
  const weekday = fc.integer({ min: 0, max: 6 })
  const repeat = fc.oneof(
    fc.integer({ min: 1, max: 52 }).chain((interval) =>
      fc.record({
        every: fc.constant('week' as const),
        weekday,
        interval: fc.constant(interval),
        offset: fc.integer({ min: 0, max: interval - 1 }),
      }),
    ),
    fc.record({
      every: fc.constant('month' as const),
      weekday,
      nth: fc.integer({ min: 1, max: 5 }),
    }),
    fc.constant({ every: 'once' as const, on: '2027-02-28' }),
  )
  const through = (schedule: Schedule) =>
    withEditorValues(ITEM, { schedule: editorValuesOf({ schedule }).schedule })['schedule']

  test('is the same after the form', () => {
    fc.assert(
      fc.property(repeat, (each) => {
        expect(through({ ...common, repeat: each })).toEqual({ ...common, repeat: each })
      }),
    )
  })

  test('has the given day among its dates', () => {
    const schedule = {
      ...common,
      seats: '8',
      minutes: '90',
      every: 'week',
      on: '2026-12-10',
      interval: '3',
    }
    const item = catalogueItem.parse(withEditorValues(ITEM, { schedule }))
    const now = new Date('2026-12-01T00:00Z')
    const dates = nextOccurrences(item.schedule as Schedule, now, 2)
    expect(dates.map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
      '2026-12-10',
      '2026-12-31',
    ])
  })
})
