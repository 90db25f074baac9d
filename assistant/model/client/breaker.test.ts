import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function breakerAt() {
  const clock = { ms: 0 }
  return { clock, breaker: createBreaker({ failures: 3, restMs: 1_000, now: () => clock.ms }) }
}

function fail(breaker: ReturnType<typeof createBreaker>, times: number) {
  for (let time = 0; time < times; time++) {
    expect(breaker.admits()).toBe(true)
    breaker.failed()
  }
}

test('opens after consecutive failures, not after scattered ones', () => {
  const { breaker } = breakerAt()
  fail(breaker, 2)
  breaker.succeeded()
  fail(breaker, 2)
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
})

test('half open, it admits one call; its success closes it', () => {
  const { breaker, clock } = breakerAt()
  fail(breaker, 3)
  clock.ms = 1_000
  expect(breaker.admits()).toBe(true)
  expect(breaker.admits()).toBe(false)
  breaker.succeeded()
  expect(breaker.admits()).toBe(true)
  expect(breaker.admits()).toBe(true)
})

test('a failed trial keeps it open twice as long, up to five minutes', () => {
  const { breaker, clock } = breakerAt()
  fail(breaker, 3)
  clock.ms = 1_000
  fail(breaker, 1)
  clock.ms = 2_999
  expect(breaker.admits()).toBe(false)
  clock.ms = 3_000
  expect(breaker.admits()).toBe(true)
  for (let trial = 0; trial < 12; trial++) {
    breaker.failed()
    clock.ms += 300_000
    expect(breaker.admits()).toBe(true)
  }
})

test('a visitor who leaves during the trial allows another one', () => {
  const { breaker, clock } = breakerAt()
  fail(breaker, 3)
  clock.ms = 1_000
  expect(breaker.admits()).toBe(true)
  breaker.withdrew()
  expect(breaker.admits()).toBe(true)
})

test('calls that fail after it opened do not extend the rest', () => {
  const { breaker, clock } = breakerAt()
  for (let call = 0; call < 8; call++) breaker.admits()
  for (let call = 0; call < 8; call++) breaker.failed()
  clock.ms = 1_000
  expect(breaker.admits()).toBe(true)
})
