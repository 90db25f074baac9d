import { expect, test } from 'vitest'
import { readSavedItems } from './saved-items.ts'

const item = { id: '1', at: '2026-11-01T10:00:00.000Z' }

test('stored items are restored', () => {
  expect(readSavedItems(JSON.stringify([item]))).toEqual([item])
})

test.each([null, '', 'not json', '{}', '[1, null, {"id": 3}]', 'null'])(
  '%j counts as nothing saved',
  (text) => {
    expect(readSavedItems(text)).toEqual([])
  },
)

test('good items survive beside broken ones, and each listing once', () => {
  expect(readSavedItems(JSON.stringify([item, { id: 2 }, item]))).toEqual([item])
})

test('a note comes back with its time, and is dropped without one', () => {
  const noted = { ...item, note: 'ask for June', notedAt: item.at }
  expect(readSavedItems(JSON.stringify([noted]))).toEqual([noted])
  expect(
    readSavedItems(
      JSON.stringify([
        { ...item, note: 'x' },
        { ...item, id: '2', note: 3 },
      ]),
    ),
  ).toEqual([item, { ...item, id: '2' }])
})
