import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { freshEmail, openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { savePhoto } from '#data/members/member-photos.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import { type ChatThread, newThread } from '#domain/chat/chat-thread.ts'
import type { SyncedThreads, ThreadSync } from '#domain/chat/thread-sync.ts'
import { NO_WELLNESS } from '#domain/member/wellness.ts'
import { testDatabase } from '#test/database.ts'
import { accountRoutes } from './http.ts'
import { photosOf } from './photos.test-kit.ts'

const database = testDatabase()

function openAccount() {
  const service = openService(database.db, { confirmEmail: false })
  const logged: string[] = []
  const note = (...line: unknown[]) => void logged.push(JSON.stringify(line))
  const log = { debug: note, info: note, warn: note, error: note }
  const app = new Hono().route(
    '/account/v1',
    accountRoutes({ auth: service.deps, photos: photosOf(service.deps), log }),
  )

  async function call(method: string, path: string, token: string, body?: unknown) {
    return app.request(`/account/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  async function sync(token: string, body: Partial<ThreadSync>): Promise<SyncedThreads> {
    const response = await call('POST', '/threads', token, { changes: [], known: [], ...body })
    expect(response.status).toBe(200)
    return (await response.json()) as SyncedThreads
  }
  async function person() {
    const email = freshEmail('inbox')
    const { data } = await service.client().signUp({ email, password: PASSWORD })
    return { email, id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
  }
  return { ...service, logged, call, sync, person }
}

function thread(id: string, updatedAt: number, ...said: string[]): ChatThread {
  const messages = said.map((content, at) => ({ id: String(at), content, isUser: at % 2 === 0 }))
  return { ...newThread(id), updatedAt, messages }
}
const save = (thread: ChatThread) => ({ kind: 'keep' as const, thread })
const remove = (id: string, at: number) => ({ kind: 'delete' as const, id, at })

test('a conversation syncs to another browser, only new messages', async () => {
  const { sync, person } = openAccount()
  const { token } = await person()
  const phone = thread('1', 10, 'lavender for rest', 'Try this.')
  expect(await sync(token, { changes: [save(phone)], known: [{ id: '1', at: 10 }] })).toEqual({
    threads: [],
    deleted: [],
  })
  const desk = await sync(token, { changes: [save(thread('2', 20, 'warm tea'))] })
  expect(desk.threads.map(({ id }) => id).sort()).toEqual(['1', '2'])
  expect(desk.threads.find(({ id }) => id === '1')).toEqual(phone)
})

test('concurrent changes of two devices are merged on both', async () => {
  const { sync, person } = openAccount()
  const { token } = await person()
  await sync(token, { changes: [save(thread('1', 10, 'a', 'b'))] })
  const one = { ...thread('1', 30, 'a', 'b'), name: 'Rest' }
  const other = thread('1', 20, 'a', 'b', 'c', 'd')
  await sync(token, { changes: [save(one)], known: [{ id: '1', at: 30 }] })
  const met = await sync(token, { changes: [save(other)], known: [{ id: '1', at: 20 }] })
  expect(met.threads).toMatchObject([{ name: 'Rest', updatedAt: 31 }])
  expect(met.threads[0]?.messages).toHaveLength(4)
  expect((await sync(token, { known: [{ id: '1', at: 30 }] })).threads).toEqual(met.threads)
  expect((await sync(token, { known: [{ id: '1', at: 31 }] })).threads).toEqual([])
})

test('a deletion reaches an offline device, unless it has newer messages', async () => {
  const { sync, person } = openAccount()
  const { token } = await person()
  await sync(token, { changes: [save(thread('1', 10, 'a')), save(thread('2', 10, 'b'))] })
  await sync(token, { changes: [remove('1', 40), remove('2', 40)] })
  const offline = await sync(token, {
    changes: [save(thread('1', 30, 'a', 'x')), save(thread('2', 50, 'b', 'y'))],
    known: [
      { id: '1', at: 30 },
      { id: '2', at: 50 },
    ],
  })
  expect(offline).toEqual({ threads: [], deleted: [{ id: '1', at: 40 }] })
  // A deletion that arrives late does not remove newer messages.
  await sync(token, { changes: [remove('2', 45)] })
  expect((await sync(token, {})).threads.map(({ id }) => id)).toEqual(['2'])
})

test('texts that indicate danger are not stored, and no text is logged', async () => {
  const { sync, person, call, logged } = openAccount()
  const { token } = await person()
  await sync(token, { changes: [save(thread('1', 10, 'I want to die'))] })
  const mark = { ...thread('2', 10, 'quiet'), danger: 'self-harm' as const }
  await sync(token, { changes: [save(mark)] })
  expect(await sync(token, {})).toEqual({ threads: [], deleted: [] })
  const body = {
    ...NO_WELLNESS,
    goals: { value: ['walk more', 'I want to die'], use: true, at: 5 },
  }
  const saved = await call('PUT', '/wellness', token, { wellness: body })
  expect(await saved.json()).toMatchObject({ wellness: { goals: { value: ['walk more'] } } })
  expect(logged.join()).not.toMatch(/die|quiet|walk/)
})

test('an invalid body is rejected and changes nothing', async () => {
  const { call, sync, person } = openAccount()
  const { token } = await person()
  await sync(token, { changes: [save(thread('1', 10, 'a'))] })
  const many = Array.from({ length: 700 }, (_, at) => remove(String(at), 99))
  for (const [body, status] of [
    [{}, 400],
    [{ changes: [{ kind: 'keep', thread: { id: '1' } }], known: [] }, 400],
    [{ changes: [{ kind: 'delete', id: '1', at: 'now' }], known: [] }, 400],
    [{ changes: many, known: [] }, 400],
    [{ changes: [], known: [], pad: 'x'.repeat(2 * 1024 * 1024) }, 413],
  ] as const)
    expect((await call('POST', '/threads', token, body)).status).toBe(status)
  for (const body of [null, {}, { wellness: 7 }])
    expect((await call('PUT', '/wellness', token, body)).status).toBe(400)
  expect((await sync(token, {})).threads).toHaveLength(1)
})

test('the wellness profile keeps the newest of each part', async () => {
  const { call, person } = openAccount()
  const { token } = await person()
  const put = async (parts: object) =>
    (await call('PUT', '/wellness', token, { wellness: { ...NO_WELLNESS, ...parts } })).json()
  await put({ budget: { value: 90, use: true, at: 20 }, avoid: { value: ['yoga'], at: 20 } })
  expect(
    await put({ budget: { value: 10, use: true, at: 10 }, avoid: { value: [], at: 30 } }),
  ).toMatchObject({ wellness: { budget: { value: 90, use: true }, avoid: { value: [] } } })
})

test("members cannot read each other's threads, and guests get none", async () => {
  const { call, sync, person } = openAccount()
  const [one, other] = [await person(), await person()]
  await sync(one.token, { changes: [save(thread('1', 10, 'between us'))] })
  const wellness = { ...NO_WELLNESS, goals: { value: ['my secret goal'], use: true, at: 5 } }
  await call('PUT', '/wellness', one.token, { wellness })

  const probe = await sync(other.token, {
    changes: [remove('1', 99), save(thread('9', 1, 'mine'))],
    known: [{ id: '1', at: 10 }],
  })
  expect(JSON.stringify(probe)).not.toContain('between us')
  for (const path of ['/wellness', '/export'])
    expect(await (await call('GET', path, other.token)).text()).not.toMatch(/between us|secret/)
  for (const [method, path] of [
    ['POST', '/threads'],
    ['GET', '/wellness'],
    ['PUT', '/wellness'],
  ] as const)
    expect((await call(method, path, '', method === 'GET' ? undefined : {})).status).toBe(401)
  const own = await (await call('GET', '/export', one.token)).json()
  expect(own).toMatchObject({
    conversations: [{ id: '1', messages: [{ content: 'between us' }] }],
    wellness: { goals: { value: ['my secret goal'] } },
  })
})

test('deleting the account deletes conversations and profile', async () => {
  const { call, sync, person, deps, advance } = openAccount()
  const [leaving, staying] = [await person(), await person()]
  for (const { token } of [leaving, staying]) {
    await sync(token, { changes: [save(thread('1', 10, 'a')), remove('2', 5)] })
    await call('PUT', '/wellness', token, { wellness: NO_WELLNESS })
  }
  await call('POST', '/deletion', leaving.token)
  advance(8 * 86_400)
  await deleteExpiredMembers(deps.db, deps.now())
  const countOf = async (table: string, id: string) => {
    const { rows } = await deps.db.execute<{ n: number }>(
      `select count(*)::int as n from ${table} where user_id = '${id}'`,
    )
    return rows[0]?.n
  }
  for (const [table, kept] of [
    ['member_threads', 2],
    ['member_wellness', 1],
  ] as const) {
    expect(await countOf(table, leaving.id)).toBe(0)
    expect(await countOf(table, staying.id)).toBe(kept)
  }
})

test('requesting and undoing an account deletion each send a mail', async () => {
  const service = openService(database.db, { confirmEmail: false })
  const quiet = { debug() {}, info() {}, warn() {}, error() {} }
  const app = new Hono().route(
    '/account/v1',
    accountRoutes({ auth: service.deps, photos: photosOf(service.deps), log: quiet }),
  )
  const email = freshEmail('leaving')
  const { data } = await service.client().signUp({ email, password: PASSWORD })
  const call = (method: string) =>
    app.request('/account/v1/deletion', {
      method,
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
  await call('DELETE')
  expect(
    service.mails.filter(({ to }) => to === email),
    'nothing to take back',
  ).toEqual([])
  await call('POST')
  await call('DELETE')
  const mails = service.mails.filter(({ to }) => to === email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your account at .+ will be deleted$/),
    expect.stringMatching(/^Your account at .+ stays$/),
  ])
  const day = new Date(service.deps.now().getTime() + 7 * 86_400_000)
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  expect(mails[0]?.text).toContain(`It will be gone on ${written}`)
})

test('the small photo is resized, and empty without a photo', async () => {
  const { call, person, deps } = openAccount()
  const { token, id } = await person()
  expect((await call('GET', '/photo/small', token)).status).toBe(204)
  const webp = await sharp({ create: { width: 512, height: 512, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  await savePhoto(deps.db, id, { webp }, deps.now())
  const response = await call('GET', '/photo/small', token)
  const small = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 96, height: 96 })
})
