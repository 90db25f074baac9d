import { expect, test } from 'vitest'
import { type MemorySample, memoryFaults, peakMb, slopeOf } from './memory.ts'

const MB = 2 ** 20
const MINUTE_MS = 60_000
const limits = { ceilingMb: 800, slopeMbPerHour: 20 }

/** One sample a minute. */
const run = (minutes: number, mbAt: (minute: number) => number): MemorySample[] =>
  Array.from({ length: minutes }, (_, minute) => ({
    atMs: minute * MINUTE_MS,
    rss: mbAt(minute) * MB,
    heap: 0,
    external: 0,
    wasm: 0,
    databaseHeap: 0,
  }))

test('the slope is that of the second half', () => {
  const samples = run(120, (minute) => (minute < 60 ? 300 + 5 * minute : 600 + minute))
  const { perHour, error } = slopeOf(samples)
  expect(perHour).toBeCloseTo(60)
  expect(error).toBeCloseTo(0)
})

test('caches that fill in the first half pass', () => {
  const samples = run(120, (minute) => 400 + 3 * Math.min(minute, 60))
  expect(memoryFaults(samples, limits)).toEqual([])
})

test('growth in the second half fails', () => {
  expect(
    memoryFaults(
      run(120, (minute) => 400 + minute),
      limits,
    ),
  ).toEqual(['grows by 60 ± 0 MB an hour, at most 20 allowed'])
})

test('the saw-tooth of garbage collection is no growth', () => {
  const samples = run(30, (minute) => 500 + 60 * (minute % 3))
  expect(slopeOf(samples).error).toBeGreaterThan(20)
  expect(memoryFaults(samples, limits)).toEqual([])
})

test('one sample over the ceiling fails', () => {
  const samples = run(120, (minute) => (minute === 40 ? 801 : 500))
  expect(peakMb(samples)).toBe(801)
  expect(memoryFaults(samples, limits)).toEqual(['801 MB resident, at most 800 allowed'])
})

test('a run too short for a slope fails', () => {
  expect(
    memoryFaults(
      run(4, () => 500),
      limits,
    ),
  ).toEqual(['too few samples for a slope'])
})
