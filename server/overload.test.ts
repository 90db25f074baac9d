import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { refuseOverload } from './overload.ts'

const BUSY = 'Too many visitors at this moment.'

/** A site for two at once, whose slow page answers when told to. */
function site() {
  const waiting: (() => void)[] = []
  const app = new Hono()
  app.onError((_error, c) => c.text('failed', 500))
  app.get('/healthz', (c) => c.text('ok'))
  app.use(refuseOverload({ limit: 2, words: () => BUSY }))
  app.get(
    '/slow',
    (c) => new Promise<Response>((resolve) => waiting.push(() => resolve(c.text('page')))),
  )
  app.get('/fails', () => {
    throw new Error('no')
  })
  const ask = async (path: string, accept = 'application/json') =>
    app.request(path, { headers: { accept } })
  return { ask, waiting }
}

describe('refuseOverload', () => {
  test('refuses what exceeds the limit, with the time to come back after', async () => {
    const { ask, waiting } = site()
    const served = [ask('/slow'), ask('/slow')]
    const refused = await ask('/slow')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toEqual({ error: BUSY })
    for (const answer of waiting) answer()
    for (const response of await Promise.all(served)) expect(response.status).toBe(200)
  })

  test('says it to a person on a page', async () => {
    const { ask } = site()
    ask('/slow')
    ask('/slow')
    const refused = await ask('/slow', 'text/html,*/*')
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await refused.text()).toContain(`<p role="alert">${BUSY}</p>`)
  })

  test('counts a request that failed as done', async () => {
    const { ask } = site()
    for (let at = 0; at < 4; at++) expect((await ask('/fails')).status).toBe(500)
  })

  test('answers how it is, however much there is to do', async () => {
    const { ask } = site()
    ask('/slow')
    ask('/slow')
    expect((await ask('/healthz')).status).toBe(200)
  })
})
