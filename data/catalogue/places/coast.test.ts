import { describe, expect, test } from 'vitest'
import { coastDistanceKm } from './coast.ts'

describe('coastDistanceKm', () => {
  // Distances measured on a street map; the coast of 1:10 million is right to about a kilometre.
  test.each([
    ['Tofino, on a peninsula', { lat: 49.153, lng: -125.905 }, 0, 2],
    ['Barcelona, Plaça de Catalunya', { lat: 41.387, lng: 2.17 }, 1, 3.5],
    ['Brighton station', { lat: 50.829, lng: -0.141 }, 0.5, 2.5],
    ['Canterbury', { lat: 51.279, lng: 1.08 }, 8, 12],
    ['Taveuni, on the date line', { lat: -16.85, lng: 179.98 }, 0, 12],
  ])('%s', async (_place, point, from, to) => {
    const km = await coastDistanceKm(point)
    expect(km).toBeGreaterThanOrEqual(from)
    expect(km).toBeLessThanOrEqual(to)
  })

  test.each([
    ['Madrid', { lat: 40.417, lng: -3.703 }],
    ['Boulder', { lat: 40.015, lng: -105.27 }],
    ['the South Pole', { lat: -90, lng: 0 }],
  ])('%s is not near the sea', async (_place, point) => {
    expect(await coastDistanceKm(point)).toBeNull()
  })
})
