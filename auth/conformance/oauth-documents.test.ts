import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import type { FetchedDocument } from '#auth/deps.ts'
import { testDatabase } from '#test/database.ts'
import { programOf, REDIRECT } from './oauth.test-kit.ts'
import { openService, SITE } from './service.test-kit.ts'

const database = testDatabase()
let documents = 0

/** A service that fetches `document` from `address`, which no other test uses. */
function openDocument(more: object = {}, maxAgeS = 600) {
  const address = `https://app.example/programs/${++documents}.json`
  const described = { client_id: address, client_name: 'Described', redirect_uris: [REDIRECT] }
  const fetched: string[] = []
  let next: FetchedDocument | null = { text: JSON.stringify({ ...described, ...more }), maxAgeS }
  const service = openService(
    database.db,
    {},
    {
      async fetchDocument(from) {
        fetched.push(from)
        return next
      },
    },
  )
  const answerWith = (document: object | string | null) => {
    const text = typeof document === 'string' ? document : JSON.stringify(document)
    next = document === null ? null : { text, maxAgeS }
  }
  return { address, described, fetched, service, answerWith, ...programOf(service) }
}

async function expectNowhere(response: Response) {
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.json()).toMatchObject({ error: 'invalid_client' })
}

test('the metadata of the server says that documents are read', async () => {
  const { service } = openDocument()
  const metadata = await service.send('/.well-known/oauth-authorization-server')
  expect(await metadata.json()).toMatchObject({ client_id_metadata_document_supported: true })
})

test('a program is known by its address: asked, connected, refreshed, revoked, listed', async () => {
  const { service, address, requestId, answer, exchange, refresh, postForm } = openDocument()
  const { session } = await service.signedIn()
  const id = await requestId(address)
  const shown = await service.ask(
    'GET',
    `/oauth/authorizations/${id}`,
    undefined,
    session.access_token,
  )
  expect(await shown.json()).toMatchObject({
    client: { id: address, name: 'Described', host: 'app.example' },
  })
  const code = (await answer(id, session.access_token)).searchParams.get('code') ?? ''
  const tokens = (await (await exchange(address, code)).json()) as Record<string, string>
  expect(decodeJwt(tokens['access_token'] ?? '')).toMatchObject({
    ...{ client_id: address, aud: `${SITE}/mcp` },
  })
  const next = await refresh(address, tokens['refresh_token'] ?? '')
  const { refresh_token } = (await next.json()) as Record<string, string>
  const grants = () => service.ask('GET', '/user/oauth/grants', undefined, session.access_token)
  expect(await (await grants()).json()).toMatchObject([{ client: { name: 'Described' } }])
  await postForm('/oauth/revoke', { token: refresh_token ?? '', client_id: address })
  expect(await (await grants()).json()).toEqual([])
})

test('the code of one document is of no use to another', async () => {
  const { service, address, requestId, answer, exchange, authorize, described, answerWith } =
    openDocument()
  const { session } = await service.signedIn()
  const other = `${address}?other`
  const code = (await answer(await requestId(address), session.access_token)).searchParams.get(
    'code',
  )
  answerWith({ ...described, client_id: other })
  expect((await authorize(other)).status).toBe(303)
  expect(await (await exchange(other, code ?? '')).json()).toMatchObject({ error: 'invalid_grant' })
})

describe('a document', () => {
  test('is cached as its headers permit, for a day at most, and then fetched again', async () => {
    const { service, address, authorize, fetched, described, answerWith } = openDocument({}, 1e9)
    await authorize(address)
    service.advance(86_000)
    expect((await authorize(address)).status).toBe(303)
    expect(fetched).toEqual([address])
    service.advance(1_000)
    answerWith({ ...described, redirect_uris: ['https://app.example/cb'] })
    const moved = await authorize(address)
    expect(await moved.json()).toMatchObject({ error: 'invalid_request' })
    expect(fetched).toHaveLength(2)
  })

  test('that may not be cached is fetched for every request', async () => {
    const { address, authorize, fetched } = openDocument({}, 0)
    for (let n = 0; n < 3; n++) expect((await authorize(address)).status).toBe(303)
    expect(fetched).toHaveLength(3)
  })

  test('that is no longer there ends new requests, and is asked for again', async () => {
    const { service, address, authorize, answerWith, described } = openDocument({}, 0)
    await authorize(address)
    service.advance(1)
    answerWith(null)
    await expectNowhere(await authorize(address))
    answerWith(described)
    expect((await authorize(address)).status).toBe(303)
  })

  test.each([
    ['of another address', { client_id: 'https://app.example/other.json' }],
    ['without addresses to return to', { redirect_uris: [] }],
    ['with a script to return to', { redirect_uris: ['javascript:alert(1)'] }],
    ['with http of another machine', { redirect_uris: [REDIRECT, 'http://evil.example/'] }],
    ['with a secret', { client_secret: 'secret' }],
    ['that authenticates by a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['that authenticates by a key', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['with a name that is no text', { client_name: 7 }],
  ])('%s describes no program', async (_what, more) => {
    const { address, authorize } = openDocument(more)
    await expectNowhere(await authorize(address))
  })

  test.each(['', 'text', '[]', 'null', '{', '{"client_id":7}'])('cannot be %j', async (text) => {
    const { address, authorize, answerWith } = openDocument()
    answerWith(text)
    await expectNowhere(await authorize(address))
  })

  test('has a name in one line, or that of its host', async () => {
    const { service, address, requestId } = openDocument({ client_name: '' })
    const { session } = await service.signedIn()
    const path = `/oauth/authorizations/${await requestId(address)}`
    const shown = await service.ask('GET', path, undefined, session.access_token)
    expect(await shown.json()).toMatchObject({ client: { name: 'app.example' } })
  })
})

test.each([
  'http://app.example/client.json',
  'https://app.example',
  'https://app.example/',
  'https://app.example/a/../client.json',
  'https://app.example/./client.json',
  'https://app.example/client.json#part',
  'https://a:b@app.example/client.json',
  'https://APP.example/client.json',
  'https://app.example:443/client.json',
  'https://app.example/client .json',
  `https://app.example/${'x'.repeat(500)}`,
  'javascript:alert(1)',
])('%s is fetched from nowhere', async (clientId) => {
  const { authorize, fetched } = openDocument()
  await expectNowhere(await authorize(clientId))
  expect(fetched).toEqual([])
})

test('one network cannot have documents fetched without end', async () => {
  const { service, address, fetched } = openDocument({}, 0)
  for (let n = 0; n < 25; n++)
    await service.send(
      `/oauth/authorize?client_id=${encodeURIComponent(`${address}?${n}`)}`,
      {},
      '192.0.2.78',
    )
  expect(fetched).toHaveLength(20)
})
