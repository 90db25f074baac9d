import { describe, expect, test } from 'vitest'
import { createLimiterMaker } from '#server/limits/limiters.ts'
import { testDatabase } from '#test/database.ts'
import { createAllowance } from './allowance.ts'

const database = testDatabase()
let days = 1

describe.each(['memory', 'database'])('counted in %s', (where) => {
  function allowance() {
    const today = new Date(Date.UTC(2026, 0, days++))
    const clock = { today }
    const pool = where === 'database' ? database.pool : null
    const makeLimiter = createLimiterMaker({ pool, redis: null })
    const limits = { turnsPerHour: 2, tokensPerDay: 1_000 }
    const open = () => createAllowance({ makeLimiter, ...limits, now: () => clock.today })
    return { clock, allowed: open(), open }
  }

  test('turns are limited, and counted per visitor', async () => {
    const { allowed } = allowance()
    const visitor = `${where} visitor`
    expect(await allowed.admits(visitor)).toBe(true)
    expect(await allowed.admits(visitor)).toBe(true)
    expect(await allowed.admits(visitor)).toBe(false)
    expect(await allowed.admits(`another ${where} visitor`)).toBe(true)
  })

  test('tokens are reserved before a call and settled after it', async () => {
    const { allowed } = allowance()
    const first = await allowed.reserve(700)
    expect(await allowed.reserve(400)).toBeNull()
    await first?.settle(100)
    const second = await allowed.reserve(800)
    expect(second).not.toBeNull()
    await second?.settle(1_000)
    expect(await allowed.reserve(1)).toBeNull()
  })

  test('the allowance resets the next day', async () => {
    const { allowed, clock } = allowance()
    expect(await allowed.reserve(1_000)).not.toBeNull()
    expect(await allowed.reserve(1)).toBeNull()
    clock.today = new Date(clock.today.getTime() + 86_400_000)
    days += 1
    expect(await allowed.reserve(1)).not.toBeNull()
  })

  test('concurrent reservations do not exceed the allowance', async () => {
    const { allowed } = allowance()
    const asked = await Promise.all(Array.from({ length: 20 }, () => allowed.reserve(200)))
    const granted = asked.filter((reservation) => reservation !== null).length
    expect(granted).toBeLessThanOrEqual(5)
    expect(granted).toBeGreaterThan(0)
  })
})

test('servers that share a database share the tokens', async () => {
  const makeLimiter = createLimiterMaker({ pool: database.pool, redis: null })
  const shared = { makeLimiter, turnsPerHour: 5, tokensPerDay: 100 }
  const now = () => new Date('2025-05-05T12:00:00Z')
  expect(await createAllowance({ ...shared, now }).reserve(80)).not.toBeNull()
  expect(await createAllowance({ ...shared, now }).reserve(80)).toBeNull()
})
