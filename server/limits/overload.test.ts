import { createServer } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { counted, Overload } from './overload.ts'

const TENTH = 100
/** A tenth of a second in which the loop had no time to spare. */
const late = (done: number) => ({ ms: TENTH, busyMs: 98, queued: 0, done })
const easy = { ms: TENTH, busyMs: 30, queued: 0, done: 10 }

function seen(...windows: Parameters<Overload['adapt']>[0][]): Overload {
  const overload = new Overload()
  for (const window of windows) overload.adapt(window)
  return overload
}

const repeated = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value)

describe('how much may be in work', () => {
  test('much, as long as nothing queues: what waits for others costs nobody anything', () => {
    expect(seen(...repeated(50, easy)).limit).toBe(200)
  })

  test('a single pause is no queue', () => {
    expect(seen({ ms: 700, busyMs: 690, queued: 0, done: 1 }, easy, late(40), easy).limit).toBe(200)
  })

  test.each([
    ['of a millisecond', 100, 50],
    ['of a millisecond and a half', 66, 33],
    ['of fifty, of which always as many are let in as a few browsers ask at once', 2, 24],
  ])('where the loop has a queue, what gets done in 50 ms: requests %s', (_, done, limit) => {
    expect(seen(...repeated(20, late(done))).limit).toBe(limit)
  })

  test('the same where the queue is before the database and the loop has time', () => {
    expect(seen(...repeated(20, { ...easy, queued: 3, done: 80 })).limit).toBe(40)
  })

  test('falls within half a second and rises step by step once the queue is gone', () => {
    const queue = repeated(7, late(60))
    expect(seen(...queue).limit).toBe(30)
    expect(seen(...queue, easy).limit).toBeLessThan(50)
    expect(seen(...queue, ...repeated(20, easy)).limit).toBe(200)
  })

  test('an answer counts until it begins, and one that failed is done', async () => {
    const overload = seen(...repeated(20, late(1)))
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

/** Takes every place in work. */
function fill(overload: Overload) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = repeated(overload.limit, 0).map(() => overload.count(() => promise))
  return { answers, finish: resolve }
}

describe('who is let in', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Requests that write down what became of them. */
  function requests(overload: Overload) {
    const outcomes: string[] = []
    const request = (name: string) =>
      overload.admit(
        () => void outcomes.push(`${name} begun`),
        () => void outcomes.push(`${name} rejected`),
      )
    return { outcomes, request }
  }

  test('everybody at once while there is room', () => {
    const { outcomes, request } = requests(new Overload())
    request('first')
    expect(outcomes).toEqual(['first begun'])
  })

  test('those who wait, in the order they came, as soon as there is room', async () => {
    const overload = seen(...repeated(20, late(1)))
    const { answers, finish } = fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')
    request('second')
    expect(outcomes).toEqual([])
    finish()
    await Promise.all(answers)
    expect(outcomes).toEqual(['first begun', 'second begun'])
    vi.runAllTimers()
    expect(overload.refused).toBe(0)
  })

  test('those who wait, once the limit has grown', () => {
    const overload = seen(...repeated(20, late(1)))
    fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')
    overload.adapt(easy)
    expect(outcomes).toEqual(['first begun'])
  })

  test('nobody after half a second without room: neither sooner nor by the time there is room', async () => {
    const overload = seen(...repeated(20, late(1)))
    const { answers, finish } = fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')
    vi.advanceTimersByTime(499)
    expect(outcomes).toEqual([])
    vi.advanceTimersByTime(1)
    expect(outcomes).toEqual(['first rejected'])
    expect(overload.refused).toBe(1)
    finish()
    await Promise.all(answers)
    expect(outcomes).toEqual(['first rejected'])
  })

  test('nobody who has left', async () => {
    const overload = seen(...repeated(20, late(1)))
    const { answers, finish } = fill(overload)
    const { outcomes, request } = requests(overload)
    request('first')()
    vi.runAllTimers()
    finish()
    await Promise.all(answers)
    expect(outcomes).toEqual([])
    expect(overload.refused).toBe(0)
  })

  test('nobody at once while two thousand wait', () => {
    const overload = seen(...repeated(20, late(1)))
    fill(overload)
    const { outcomes, request } = requests(overload)
    for (let at = 0; at < 2_000; at++) request(`waiting ${at}`)
    expect(outcomes).toEqual([])
    request('last')
    expect(outcomes).toEqual(['last rejected'])
  })
})

test('what is counted still knows who asks: limits are for each visitor', async () => {
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
