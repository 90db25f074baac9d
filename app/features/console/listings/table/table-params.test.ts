import { expect, test } from 'vitest'
import { columnsOf, columnsParam, orderOf, tableHref } from './table-params.ts'

const paramsOf = (query: string) => new URLSearchParams(query)

test('a link keeps the other parameters and begins at the first page', () => {
  const params = paramsOf('q=sea&page=3&view=1')
  expect(tableHref(params, { sort: 'price' })).toBe('/console/listings?q=sea&view=1&sort=price')
  expect(tableHref(params, { q: null, view: null })).toBe('/console/listings')
})

test('columns are in the URL, in the order of the table', () => {
  const all = columnsOf(paramsOf(''))
  expect(all).toContain('price')
  expect(all).not.toContain('id')
  expect(columnsParam(all)).toBeNull()
  expect(columnsOf(paramsOf('columns=state,id,nonsense'))).toEqual(['id', 'state'])
  for (const columns of [[], ['id'], ['kind', 'price']] as const)
    expect(columnsOf(paramsOf(`columns=${columnsParam(columns)}`))).toEqual(columns)
})

test('an order has its own first direction', () => {
  expect(orderOf(paramsOf(''))).toEqual({ sort: 'updated', order: 'desc' })
  expect(orderOf(paramsOf('sort=price'))).toEqual({ sort: 'price', order: 'asc' })
  expect(orderOf(paramsOf('sort=title&order=desc'))).toEqual({ sort: 'title', order: 'desc' })
  expect(orderOf(paramsOf('sort=x&order=up'))).toEqual({ sort: 'updated', order: 'desc' })
})
