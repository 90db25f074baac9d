import { expect, test } from 'vitest'
import type { ListingCard } from '#domain/listing/listing.ts'
import { categoryCounts, readSavedView, visibleEntries, writeSavedView } from './saved-view.ts'

const LIST = 'a'.repeat(32)

function entry(id: string, card: Partial<ListingCard> | null, lists: string[] = []) {
  return {
    item: { id, at: `2026-05-0${id}T10:00:00.000Z`, lists },
    card: card && ({ title: id, contentType: 'escape', price: null, ...card } as ListingCard),
    facts: null,
    isRemoved: card === null,
  }
}

const entries = [
  entry('1', { title: 'Birch', price: '$$', rating: 4.2 }, [LIST]),
  entry('2', { title: 'Alder', price: '$$$', rating: null, contentType: 'essential' }),
  entry('3', { title: 'Cedar', price: null, rating: 4.9 }, [LIST]),
  entry('4', null),
]
const ids = (params: string) =>
  visibleEntries(entries, readSavedView(new URLSearchParams(params))).map(({ item }) => item.id)

test('the URL holds the state, and invalid values are left out', () => {
  const view = { list: LIST, category: 'escapes', sort: 'name', isMap: true } as const
  expect(readSavedView(new URLSearchParams(writeSavedView(view)))).toEqual(view)
  const plain = readSavedView(new URLSearchParams('list=x&category=toString&sort=nope&view=globe'))
  expect(plain).toEqual({ list: null, category: null, sort: 'saved', isMap: false })
  expect(writeSavedView(plain)).toBe('')
})

test('each order has missing values last', () => {
  expect(ids('')).toEqual(['4', '3', '2', '1'])
  expect(ids('sort=name')).toEqual(['4', '2', '1', '3'])
  expect(ids('sort=price')).toEqual(['1', '2', '4', '3'])
  expect(ids('sort=rating')).toEqual(['3', '1', '4', '2'])
})

test('lists and categories filter the entries, and are counted', () => {
  expect(ids(`list=${LIST}`)).toEqual(['3', '1'])
  expect(ids('category=essentials')).toEqual(['2'])
  expect(ids(`list=${LIST}&category=essentials`)).toEqual([])
  expect(categoryCounts(entries, null)).toEqual([
    { category: 'escapes', count: 2 },
    { category: 'essentials', count: 1 },
  ])
  expect(categoryCounts(entries, LIST)).toEqual([{ category: 'escapes', count: 2 }])
})
