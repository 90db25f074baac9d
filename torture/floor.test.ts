import { expect, test } from 'vitest'
import { availabilityOf, faultsBelowFloor } from './floor.ts'

const floor = { acknowledged: 100, answered: 100, availability: 0.9 }

test('a run above the floor has no fault', () => {
  const outcome = { acknowledged: 100, answered: 900, failed: 100 }
  expect(faultsBelowFloor(outcome, floor)).toEqual([])
})

test('a run with one acknowledged write fails', () => {
  const outcome = { acknowledged: 1, answered: 900, failed: 0 }
  expect(faultsBelowFloor(outcome, floor)).toEqual(['1 writes acknowledged, at least 100 required'])
})

test('a run with mostly rejected requests fails', () => {
  const outcome = { acknowledged: 200, answered: 899, failed: 101 }
  expect(faultsBelowFloor(outcome, floor)).toEqual(['89.9 % of requests answered, 90 % required'])
})

test('a run without requests fails every floor', () => {
  const outcome = { acknowledged: 0, answered: 0, failed: 0 }
  expect(availabilityOf(outcome)).toBe(0)
  expect(faultsBelowFloor(outcome, floor)).toHaveLength(3)
})
