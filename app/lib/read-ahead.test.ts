import { afterEach, expect, test, vi } from 'vitest'
import { answerAhead, isReadAhead, readAhead } from './read-ahead.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const ROUTE = 'routes/directory/escape'
/** As the server writes it for the router. */
const written = (data: string) => JSON.stringify([{ _1: 2 }, ROUTE, { _3: 4 }, 'data', data])

const serve = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

const goTo = (path: string) =>
  answerAhead(new Request(`http://localhost${path}`), async () => 'from the network')

test('a page that was read ahead is answered from memory, once, in whichever tab it opens', async () => {
  const fetched = serve(() => new Response(written('read ahead')))
  readAhead('/de/directory/escapes/read')
  readAhead('/de/directory/escapes/read')
  expect(await goTo('/de/directory/escapes/read?tab=reviews')).toBe('read ahead')
  expect(await goTo('/de/directory/escapes/read')).toBe('from the network')
  expect(await goTo('/directory/escapes/read')).toBe('from the network')
  expect(fetched.mock.calls).toEqual([
    [
      `/de/directory/escapes/read.data?_routes=${encodeURIComponent(ROUTE)}`,
      { signal: expect.any(AbortSignal) },
    ],
  ])
})

test('a page is known to be in memory once it is read, and until it is shown', async () => {
  const path = '/directory/escapes/known'
  const answer = Promise.withResolvers<Response>()
  serve(() => answer.promise)
  readAhead(path)
  expect(isReadAhead(path)).toBe(false)
  answer.resolve(new Response(written('read ahead')))
  await vi.waitFor(() => expect(isReadAhead(path)).toBe(true))
  await goTo(path)
  expect(isReadAhead(path)).toBe(false)
})

test('only pages of listings are read ahead', () => {
  const fetched = serve(() => new Response(written('read ahead')))
  for (const path of ['/', '/escapes', '/directory/escapes/search', '/directory/escapes/a/b'])
    readAhead(path)
  expect(fetched).not.toHaveBeenCalled()
})

test('what was read ahead is not shown for longer than half a minute', async () => {
  serve(() => new Response(written('read ahead')))
  readAhead('/directory/escapes/old')
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 30_001)
  expect(await goTo('/directory/escapes/old')).toBe('from the network')
})

test.each([
  ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page that is missing', () => new Response('', { status: 404 })],
  ['an address that has moved', () => new Response(null, { status: 204 })],
  ['an answer without this page', () => new Response(written('').replace(ROUTE, 'root'))],
])('%s is asked again by the one who goes there', async (_, answer) => {
  const path = `/directory/escapes/refused`
  const fetched = serve(answer)
  readAhead(path)
  expect(await goTo(path)).toBe('from the network')
  readAhead(path)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await goTo(path)).toBe('from the network')
})
