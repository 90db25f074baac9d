import { expect, test } from 'vitest'
import { areTogether } from './plan-places.ts'

const at = (lat: number, lng: number, location: string | null = null) => ({
  point: { lat, lng },
  location,
})

test('listings go together if they are near each other or one needs no travel', () => {
  const lisbon = at(38.72, -9.14)
  expect(areTogether(lisbon, at(38.38, -8.78))).toBe(true)
  expect(areTogether(lisbon, at(55.95, -3.19))).toBe(false)
  expect(areTogether(lisbon, null)).toBe(true)
  const unknown = { point: null, location: 'Alentejo, Portugal' }
  expect(areTogether(unknown, { ...unknown })).toBe(true)
  expect(areTogether(unknown, lisbon)).toBe(false)
})
