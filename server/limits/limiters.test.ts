import { afterEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freePort } from '../../scripts/postgres.ts'
import { createLimiterMaker, openRedis } from './limiters.ts'
import { type FakeRedis, startFakeRedis } from './redis.test-kit.ts'

const database = testDatabase()
const RULE = { name: 'test_rule', points: 2, durationS: 60 }
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

type Limiter = ReturnType<ReturnType<typeof createLimiterMaker>>
const takes = (limiter: Limiter, key: string) =>
  limiter.consume(key).then(
    () => true,
    (refusal) => {
      if (refusal instanceof Error) throw refusal
      return false
    },
  )

async function redisAt(server: FakeRedis) {
  const faults: Error[] = []
  const opened = await openRedis(server.url, (error) => faults.push(error))
  open.push(opened.close)
  // Generous time-out for a busy machine.
  opened.redis.options.commandTimeout = 60_000
  await expect.poll(() => opened.redis.status).toBe('ready')
  return { ...opened, faults }
}

describe('createLimiterMaker', () => {
  test('counts in this process without a shared store', async () => {
    const limiter = createLimiterMaker({ pool: null, redis: null })(RULE)
    expect([await takes(limiter, 'a'), await takes(limiter, 'a')]).toEqual([true, true])
    expect([await takes(limiter, 'a'), await takes(limiter, 'b')]).toEqual([false, true])
  })

  test('nodes with one database share the count', async () => {
    const node = () => createLimiterMaker({ pool: database.pool, redis: null })(RULE)
    const [one, two] = [node(), node()]
    expect([await takes(one, 'shared'), await takes(two, 'shared')]).toEqual([true, true])
    expect([await takes(one, 'shared'), await takes(two, 'shared')]).toEqual([false, false])
  })

  test('nodes with one Redis share the count', async () => {
    const server = await startFakeRedis()
    open.push(server.stop)
    const node = async () =>
      createLimiterMaker({ pool: database.pool, redis: (await redisAt(server)).redis })(RULE)
    const [one, two] = [await node(), await node()]
    expect([await takes(one, 'a'), await takes(two, 'a'), await takes(one, 'a')]).toEqual([
      true,
      true,
      false,
    ])
    expect(server.counts.get('seekwell:test_rule:a')).toBe(3)
  })

  test('counts in memory while Redis is unavailable, and in Redis again afterwards', async () => {
    const first = await startFakeRedis(await freePort())
    const { redis, faults } = await redisAt(first)
    const limiter = createLimiterMaker({ pool: null, redis })(RULE)
    expect(await takes(limiter, 'a')).toBe(true)
    await first.stop()
    await expect.poll(() => redis.status).not.toBe('ready')
    expect([await takes(limiter, 'a'), await takes(limiter, 'a')]).toEqual([true, true])
    expect(await takes(limiter, 'a')).toBe(false)
    await expect.poll(() => faults).toHaveLength(1)
    const second = await startFakeRedis(Number(new URL(first.url).port))
    open.push(second.stop)
    await expect.poll(() => redis.status).toBe('ready')
    expect(await takes(limiter, 'b')).toBe(true)
    expect(second.counts.get('seekwell:test_rule:b')).toBe(1)
  })

  test('counts in memory while the database is unavailable', async () => {
    const unavailable = {
      query: () => Promise.reject(new Error('gone')),
      connect: () => Promise.reject(new Error('gone')),
    }
    const limiter = createLimiterMaker({
      pool: unavailable as unknown as typeof database.pool,
      redis: null,
    })(RULE)
    expect([await takes(limiter, 'a'), await takes(limiter, 'a')]).toEqual([true, true])
    expect(await takes(limiter, 'a')).toBe(false)
  })
})
