import { expect, test } from 'vitest'
import { watersNear } from './waters-near.ts'

test.each([
  ['Cascais, on the coast', { lat: 38.7, lng: -9.42 }, { coast: [3, 6] }],
  ['Geneva, on its lake', { lat: 46.2, lng: 6.15 }, { lake: [3, 8] }],
  ['Vienna, on the Danube', { lat: 48.21, lng: 16.37 }, { river: [3, 8], coast: null }],
  ['the Sahara', { lat: 24, lng: 5 }, { coast: null, lake: null, river: null }],
  ['the date line', { lat: -17.8, lng: 180 }, { lake: null }],
] as const)('%s', async (_, point, expected) => {
  const found = await watersNear(point)
  for (const [water, range] of Object.entries(expected)) {
    const km = found[water as keyof typeof found]
    if (range === null) expect(km).toBeNull()
    else {
      expect(km).toBeGreaterThanOrEqual(range[0])
      expect(km).toBeLessThanOrEqual(range[1])
    }
  }
})

test('the poles have no waters near by, and do not fail', async () => {
  for (const lat of [90, -90]) expect((await watersNear({ lat, lng: 0 })).lake).toBeNull()
})
