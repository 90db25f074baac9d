import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCounts } from '#data/audit/daily-counts.ts'
import { createRequest, type NewRequest } from '#data/booking/booking-requests.ts'
import { storeFeedback } from '#data/members/chat-feedback.ts'
import type { AnswerRatings, ConsoleRequests, Overview } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()
const DAY_MS = 86_400_000

const listing = { id: '3', title: 'A cabin', thumbnail: null, path: '/escapes/3' }

async function ask(more: Partial<NewRequest> = {}): Promise<string> {
  const now = new Date()
  const id = randomUUID()
  const { request } = await createRequest(database.db, {
    id,
    submission: randomUUID(),
    userId: null,
    guestHash: 'hash',
    guestAddress: 'sealed',
    guestLink: id,
    answerLink: id,
    state: 'sent',
    listingId: '3',
    listing,
    term: { kind: 'stay', checkIn: '2027-05-01', checkOut: '2027-05-03' },
    guests: 2,
    bill: null,
    policy: null,
    name: 'Grace Private',
    message: 'my secret words',
    locale: 'en',
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
    endsAt: new Date('2027-05-03T00:00Z'),
    ...more,
  })
  return request.id
}

test('the overview counts what waits and twelve weeks, the current one last', async () => {
  const { call, person } = openConsole(database.db)
  const [moderator, editor] = [await person('moderator'), await person('editor')]
  const [today, longAgo] = [0, 200].map((days) =>
    new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10),
  )
  await addCounts(database.db, [
    { day: today ?? '', kind: 'search', label: 'escape', count: 5 },
    { day: today ?? '', kind: 'search', label: 'everything for sleep', count: 2 },
    { day: today ?? '', kind: 'search without results', label: 'escape', count: 1 },
    { day: today ?? '', kind: 'save', label: 'account', count: 3 },
    { day: today ?? '', kind: 'answer', label: 'found', count: 4 },
    { day: today ?? '', kind: 'answer', label: 'nothing', count: 6 },
    { day: longAgo ?? '', kind: 'answer', label: 'found', count: 9 },
    { day: longAgo ?? '', kind: 'search', label: 'escape', count: 99 },
  ])
  await ask()
  await ask({ state: 'draft' })
  const lapsed = new Date(Date.now() - 1_000)
  await ask({ expiresAt: lapsed })
  const answer = randomUUID()
  const rest = { complaints: [], outcome: null, cards: [] }
  await storeFeedback(database.db, { answer, verdict: 'down', ...rest })

  const overview: Overview = await (await call('GET', '/overview', moderator.token)).json()
  expect(overview.waiting).toEqual({ requests: 1, oldestAt: expect.any(String) })
  expect(overview.ratings).toEqual({ up: 0, down: 1 })
  expect(overview.weeks).toHaveLength(12)
  expect(overview.weeks.at(-1)).toMatchObject({
    searches: 7,
    withoutResults: 1,
    saves: 3,
    requests: 2,
    answers: 10,
  })
  expect(overview.outcomes).toEqual([
    { outcome: 'nothing', count: 6 },
    { outcome: 'found', count: 4 },
  ])
  expect(overview.weeks.slice(0, -1).every(({ searches }) => searches === 0)).toBe(true)
  const forEditor: Overview = await (await call('GET', '/overview', editor.token)).json()
  expect(forEditor.waiting).toBeNull()
})

test('requests are listed with their state, without name, words or address of a visitor', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('moderator')
  const [sent, draft, lapsed] = [
    await ask(),
    await ask({ state: 'draft' }),
    await ask({ expiresAt: new Date(Date.now() - 1_000) }),
  ]
  const response = await call('GET', '/requests', token)
  const text = await response.text()
  const { requests, page }: ConsoleRequests = JSON.parse(text)
  expect(page).toBe(1)
  expect(requests.find(({ id }) => id === sent)).toMatchObject({
    state: 'sent',
    guests: 2,
    waiting: { since: expect.any(String), until: expect.any(String) },
  })
  expect(requests.find(({ id }) => id === lapsed)).toMatchObject({
    state: 'expired',
    waiting: null,
  })
  expect(requests.find(({ id }) => id === draft)).toBeUndefined()
  expect(text).not.toMatch(/Grace|secret words|sealed|hash/)
  const declined = await call('GET', '/requests?state=declined&page=1', token)
  expect(await declined.json()).toEqual({ requests: [], page: 1, pages: 0 })
  for (const odd of ['state=x', 'page=-1', 'page=1e99', 'page=abc'])
    expect((await call('GET', `/requests?${odd}`, token)).status, odd).toBe(200)
})

test('ratings are listed as sent, with the listings that are still there', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('editor')
  await storeFeedback(database.db, {
    answer: 'one',
    verdict: 'down',
    complaints: ['wrong-facts'],
    outcome: 'found',
    cards: ['3', 'gone'],
  })
  const up = { complaints: [], outcome: null, cards: [] }
  await storeFeedback(database.db, { answer: 'two', verdict: 'up', ...up })
  const read = async (query: string): Promise<AnswerRatings> =>
    (await call('GET', `/answers?${query}`, token)).json()
  const { ratings } = await read('verdict=down')
  expect(ratings.find(({ id }) => id === 'one')).toMatchObject({
    verdict: 'down',
    complaints: ['wrong-facts'],
    outcome: 'found',
    cards: [
      { id: '3', title: expect.stringMatching(/\w/), listing: { contentType: 'escape' } },
      { id: 'gone', title: 'gone', listing: null },
    ],
  })
  expect((await read('verdict=up')).ratings.map(({ id }) => id)).toEqual(['two'])
  expect((await read('page=2')).ratings).toEqual([])
})

test('a rating is annotated, and exported as a test case where its turn was sent', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('editor')
  const rest = { verdict: 'down', complaints: [], outcome: 'found', cards: ['3'] } as const
  const turn = { question: 'Something for sleep', answer: 'A tea.' }
  await storeFeedback(database.db, { answer: 'silent', ...rest, complaints: [], cards: ['3'] })
  const spoken = { ...rest, complaints: [], cards: ['3'], comment: 'Too vague', turn }
  await storeFeedback(database.db, { answer: 'spoken', ...spoken })
  const note = { note: 'It should ask back', isDone: true }
  expect((await call('PUT', '/answers/spoken', token, note)).status).toBe(204)
  expect((await call('PUT', '/answers/nothing', token, note)).status).toBe(404)
  expect(
    (await call('PUT', '/answers/spoken', token, { note: 'a\ud800', isDone: true })).status,
  ).toBe(400)
  const { ratings }: AnswerRatings = await (await call('GET', '/answers', token)).json()
  expect(ratings.find(({ id }) => id === 'spoken')).toMatchObject({ ...note, turn })
  expect(ratings.find(({ id }) => id === 'silent')).toMatchObject({ turn: null, comment: '' })

  const exported = await call('GET', '/answers/export?verdict=down', token)
  const cases = (await exported.text()).trim().split('\n')
  expect(cases.map((line) => JSON.parse(line))).toEqual([
    {
      turns: [turn.question],
      answer: turn.answer,
      comment: 'Too vague',
      note: note.note,
      ...rest,
    },
  ])
})

test('a waiting request is answered with the words of its visitor in view, once', async () => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('moderator')
  const [id, draft] = [await ask(), await ask({ state: 'draft' })]
  const { requests }: ConsoleRequests = await (await call('GET', '/requests', token)).json()
  const basedOn = requests.find((request) => request.id === id)?.waiting?.since
  const words = { name: 'Grace Private', message: 'my secret words' }
  expect(await (await call('GET', `/requests/${id}`, token)).json()).toEqual(words)
  expect((await call('GET', `/requests/${draft}`, token)).status, 'never confirmed').toBe(404)

  const answer = { answer: 'accept', note: 'Welcome', basedOn }
  expect((await call('PUT', `/requests/${draft}/answer`, token, answer)).status).toBe(404)
  const stale = { ...answer, basedOn: '2020-01-01T00:00:00.000Z' }
  expect((await call('PUT', `/requests/${id}/answer`, token, stale)).status).toBe(409)
  expect((await call('PUT', `/requests/${id}/answer`, token, answer)).status).toBe(204)
  expect((await call('PUT', `/requests/${id}/answer`, token, answer)).status).toBe(409)
  const accepted = await call('GET', '/requests?state=accepted', token)
  expect(((await accepted.json()) as ConsoleRequests).requests.map((each) => each.id)).toEqual([id])
  expect((await call('GET', `/requests/${id}`, token)).status, 'answered').toBe(404)
})
