import { describe, expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { openItem } from './open-item.ts'

const oil = { id: 'e1', slug: 'night-oil', contentType: 'essential', listed: true } as Listing
const cabin = { id: '1', slug: 'cedar', contentType: 'escape', listed: true } as Listing
const gone = { ...oil, id: 'e2', slug: 'old-oil', listed: false }
const find = async (name: string) =>
  [oil, cabin, gone].find(({ id, slug }) => id === name || slug === name) ?? null

const open = (address: string) => openItem(new Request(`http://seekwell.test${address}`), find)

async function redirected(address: string) {
  const response = await open(address).catch((thrown: unknown) => thrown)
  return response instanceof Response ? [response.status, response.headers.get('Location')] : null
}

describe('the item in the URL of a list', () => {
  test('none is named', async () => {
    expect(await open('/essentials?hour=calm')).toEqual({ item: null, isMissing: false })
  })

  test('it is found by its slug', async () => {
    expect(await open('/essentials?item=night-oil')).toEqual({ item: oil, isMissing: false })
    expect(await open('/search-results?q=oil&item=night-oil')).toEqual({
      item: oil,
      isMissing: false,
    })
  })

  test.each(['nothing', 'old-oil'])('%s is not listed', async (name) => {
    expect(await open(`/essentials?item=${name}`)).toEqual({ item: null, isMissing: true })
  })

  test("an id redirects to the slug, and keeps the list's parameters", async () => {
    expect(await redirected('/essentials?hour=calm&item=e1')).toEqual([
      301,
      '/essentials?hour=calm&item=night-oil',
    ])
  })

  test('an item of another list redirects there', async () => {
    expect(await redirected('/enhancements?item=night-oil')).toEqual([
      301,
      '/essentials?item=night-oil',
    ])
    expect(await redirected('/essentials?item=cedar')).toEqual([301, '/directory/escapes/cedar'])
  })
})
