import { expect, test } from 'vitest'
import { placeRoutes } from './http.ts'

async function ask(search: string) {
  const response = await placeRoutes().request(`/places${search}`)
  return { status: response.status, ...(await response.json()) }
}

test('a place is found by its name', async () => {
  expect(await ask('?q=kyoto')).toMatchObject({ status: 200, place: { lat: 35, lng: 135.8 } })
})

test.each(['', '?q=', '?q=nowhere-at-all', `?q=${'x'.repeat(5_000)}`])(
  '%j finds none',
  async (search) => {
    expect(await ask(search)).toEqual({ status: 200, place: null })
  },
)
