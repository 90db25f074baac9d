import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshAddress, openService, PASSWORD } from './service.test-kit.ts'

const database = testDatabase()
type Device = { id: string; user_agent: string; ip: string; is_current: boolean }

test('a user sees their devices and signs one of them out, and nobody else’s', async () => {
  const service = openService(database.db)
  const { email, session } = await service.signedIn()
  const signIn = async (agent: string, ip: string) => {
    const answer = await service.send(
      '/token?grant_type=password',
      {
        method: 'POST',
        headers: { apikey: service.deps.apiKeys.anon, 'user-agent': agent },
        body: JSON.stringify({ email, password: PASSWORD }),
      },
      ip,
    )
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const ip = freshAddress()
  const phone = await signIn('A phone', ip)
  const list = async (bearer: string) => {
    const answer = await service.ask('GET', '/user/sessions', undefined, bearer)
    return ((await answer.json()) as { sessions: Device[] }).sessions
  }
  const devices = await list(session.access_token)
  expect(devices).toHaveLength(2)
  expect(devices.map(({ is_current }) => is_current)).toEqual([false, true])
  expect(devices[0]).toEqual({
    id: expect.any(String),
    user_agent: 'A phone',
    ip,
    aal: 'aal1',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    last_seen_at: expect.stringMatching(/^\d{4}-.*Z$/),
    not_after: null,
    is_current: false,
  })
  const other = await service.signedIn()
  const end = (id: string, bearer: string) =>
    service.ask('DELETE', `/user/sessions/${id}`, undefined, bearer)
  const target = devices[0]?.id ?? ''
  expect((await end(target, other.session.access_token)).status).toBe(404)
  expect((await end('no-uuid', session.access_token)).status).toBe(404)
  expect(await list(phone)).toHaveLength(2)
  expect((await end(target, session.access_token)).status).toBe(204)
  expect((await service.ask('GET', '/user', undefined, phone)).status).toBe(403)
  expect(await list(session.access_token)).toHaveLength(1)
})
