import { createServer } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { counted, Overload } from './overload.ts'

const TENTH = 100
/** A 100 ms window with a saturated event loop. */
const saturated = (done: number) => ({ ms: TENTH, busyMs: 98, queued: 0, done })
const easy = { ms: TENTH, busyMs: 30, queued: 0, done: 10 }

function seen(...windows: Parameters<Overload['adapt']>[0][]): Overload {
  const overload = new Overload()
  for (const window of windows) overload.adapt(window)
  return overload
}

const repeated = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value)

describe('concurrency limit', () => {
  test('stays at the maximum while nothing queues', () => {
    expect(seen(...repeated(50, easy)).limit).toBe(200)
  })

  test('a single saturated window does not lower it', () => {
    expect(
      seen({ ms: 700, busyMs: 690, queued: 0, done: 1 }, easy, saturated(40), easy).limit,
    ).toBe(200)
  })

  test.each([
    ['of a millisecond', 100, 50],
    ['of a millisecond and a half', 66, 33],
    ['of fifty, of which always as many are let in as a few browsers ask at once', 2, 24],
  ])('where the loop has a queue, what gets done in 50 ms: requests %s', (_, done, limit) => {
    expect(seen(...repeated(20, saturated(done))).limit).toBe(limit)
  })

  test('falls as well when queries queue at the database and the event loop is idle', () => {
    expect(seen(...repeated(20, { ...easy, queued: 3, done: 80 })).limit).toBe(40)
  })

  test('falls within half a second and rises step by step once the queue is gone', () => {
    const queue = repeated(7, saturated(60))
    expect(seen(...queue).limit).toBe(30)
    expect(seen(...queue, easy).limit).toBeLessThan(50)
    expect(seen(...queue, ...repeated(20, easy)).limit).toBe(200)
  })

  test('a request counts until its response begins or it fails', async () => {
    const overload = seen(...repeated(20, saturated(1)))
    const { answers, finish } = fill(overload)
    expect(overload.isFull).toBe(true)
    finish()
    await Promise.all(answers)
    expect(overload.isFull).toBe(false)
    for (let at = 0; at < 10; at++)
      await expect(overload.count(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(overload.isFull).toBe(false)
  })
})

/** Fills the concurrency limit. */
function fill(overload: Overload) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = repeated(overload.limit, 0).map(() => overload.count(() => promise))
  return { answers, finish: resolve }
}

describe('admission', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Requests that record their outcome. */
  function requests(overload: Overload) {
    const outcomes: string[] = []
    const request = (name: string) =>
      overload.admit(
        () => void outcomes.push(`${name} begun`),
        () => void outcomes.push(`${name} rejected`),
      )
    return { outcomes, request }
  }

  test('admits requests at once below the limit', () => {
    const { outcomes, request } = requests(new Overload())
    request('first')
    expect(outcomes).toEqual(['first begun'])
  })

  test('admits waiting requests in order of arrival', async () => {
    const overload = seen(...repeated(20, saturated(1)))
    const { answers, finish } = fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')
    request('second')
    expect(outcomes).toEqual([])
    finish()
    await Promise.all(answers)
    expect(outcomes).toEqual(['first begun', 'second begun'])
    vi.runAllTimers()
    expect(overload.rejected).toBe(0)
  })

  test('admits waiting requests when the limit grows', () => {
    const overload = seen(...repeated(20, saturated(1)))
    fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')
    overload.adapt(easy)
    expect(outcomes).toEqual(['first begun'])
  })

  test('rejects a request after waiting half a second, and does not admit it later', async () => {
    const overload = seen(...repeated(20, saturated(1)))
    const { answers, finish } = fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')
    vi.advanceTimersByTime(499)
    expect(outcomes).toEqual([])
    vi.advanceTimersByTime(1)
    expect(outcomes).toEqual(['first rejected'])
    expect(overload.rejected).toBe(1)
    finish()
    await Promise.all(answers)
    expect(outcomes).toEqual(['first rejected'])
  })

  test('does not admit a cancelled request', async () => {
    const overload = seen(...repeated(20, saturated(1)))
    const { answers, finish } = fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')()
    vi.runAllTimers()
    finish()
    await Promise.all(answers)
    expect(outcomes).toEqual([])
    expect(overload.rejected).toBe(0)
  })

  test('rejects at once while two thousand requests wait', () => {
    const overload = seen(...repeated(20, saturated(1)))
    fill(overload)
    const { outcomes, request } = requests(overload)
    for (let at = 0; at < 2_000; at++) request(`waiting ${at}`)
    expect(outcomes).toEqual([])
    request('last')
    expect(outcomes).toEqual(['last rejected'])
  })
})

test('counted requests keep their connection bindings for rate limits per visitor', async () => {
  const fetch = (_request: Request, bindings?: HttpBindings | Http2Bindings) =>
    new Response(bindings?.incoming.socket.remoteAddress)
  const server = createServer(getRequestListener(counted(fetch, new Overload())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  try {
    expect(await (await globalThis.fetch(`http://127.0.0.1:${port}/`)).text()).toBe('127.0.0.1')
  } finally {
    server.close()
  }
})
