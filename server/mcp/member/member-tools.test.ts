import { UnauthorizedError } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { programOf } from '#auth/conformance/oauth.test-kit.ts'
import { SITE } from '#auth/conformance/service.test-kit.ts'
import { readSaved } from '#data/members/saved-listings.ts'
import { testDatabase } from '#test/database.ts'
import { mcpSite } from '../mcp.test-kit.ts'
import { callBody, MCP_HEADERS } from '../mcp-requests.test-kit.ts'
import { connectAs, openMemberSite, providerFor, REDIRECT } from './member-client.test-kit.ts'
import { myRequestsOutput } from './my-requests.ts'
import { saveOutput } from './save.ts'
import { savedListOutput } from './saved-list.ts'

const database = testDatabase()
const openSite = () => openMemberSite(database.opened)

test('the official client gets from an anonymous call to the saved list of a member', async () => {
  const site = await openSite()
  const { provider, stored } = providerFor(site)
  const { client, transport } = await connectAs(site.app, provider)
  const anonymous = await client.callTool({ name: 'get_listing', arguments: { id: '3' } })
  expect(anonymous.isError ?? false).toBe(false)
  const read = { name: 'saved_list', arguments: {} }
  await expect(client.callTool(read)).rejects.toThrow(UnauthorizedError)
  expect(stored.callback?.href).toContain(REDIRECT)
  const { searchParams } = stored.callback ?? new URL(SITE)
  expect(searchParams.get('state')).toBe('state of the client')
  await transport.finishAuth(searchParams)
  const { structuredContent } = await client.callTool(read)
  expect(savedListOutput.parse(structuredContent)).toMatchObject({ items: [], isComplete: true })
  expect(stored.tokens).toMatchObject({ scope: 'saved:read' })
  expect(site.errors).toEqual([])
})

test('a program that a document describes needs no registration', async () => {
  const clientMetadataUrl = 'https://app.example/oauth/client.json'
  const fetched: string[] = []
  const site = await openMemberSite(database.opened, {
    async fetchDocument(address) {
      fetched.push(address)
      const document = { client_id: clientMetadataUrl, redirect_uris: [REDIRECT] }
      return { text: JSON.stringify(document), maxAgeS: 60 }
    },
  })
  const { provider, stored } = providerFor(site, { clientMetadataUrl })
  const { client, transport } = await connectAs(site.app, provider)
  const read = { name: 'saved_list', arguments: {} }
  await expect(client.callTool(read)).rejects.toThrow(UnauthorizedError)
  expect(stored.client?.client_id).toBe(clientMetadataUrl)
  await transport.finishAuth((stored.callback ?? new URL(SITE)).searchParams)
  expect((await client.callTool(read)).isError ?? false).toBe(false)
  expect(fetched).toEqual([clientMetadataUrl])
})

test('listings are saved, read and removed for the member, and nobody else', async () => {
  const site = await openSite()
  const { connected } = programOf(site.service)
  const { tokens } = await connected(site.token)
  const call = async (name: string, args: object) => {
    const response = await site.post(name, args, `Bearer ${tokens.access_token}`)
    const text = await response.text()
    const json = /^data: (.*)$/m.exec(text)?.[1] ?? text
    return JSON.parse(json).result
  }
  const saved = await call('save', { id: '3', note: 'for May' })
  expect(saveOutput.parse(saved.structuredContent)).toEqual({ id: '3', isSaved: true, count: 1 })
  expect((await call('save', { id: '3' })).structuredContent.count).toBe(1)
  expect((await call('save', { id: 'nowhere' })).isError).toBe(true)
  const { items } = savedListOutput.parse((await call('saved_list', {})).structuredContent)
  expect(items).toMatchObject([{ listing: { id: '3' }, note: 'for May' }])
  const stranger = await site.service.signedIn()
  expect((await readSaved(database.db, stranger.user.id)).items).toEqual([])
  expect((await readSaved(database.db, site.user.id)).items).toMatchObject([{ id: '3' }])
  expect((await call('unsave', { id: '3' })).structuredContent).toMatchObject({ isSaved: false })
  expect((await readSaved(database.db, site.user.id)).items).toEqual([])
})

test('booking requests need a scope of their own', async () => {
  const site = await openSite()
  const { connected } = programOf(site.service)
  const { tokens } = await connected(site.token)
  const rejected = await site.post('my_requests', {}, `Bearer ${tokens.access_token}`)
  expect(rejected.status).toBe(403)
  expect(rejected.headers.get('www-authenticate')).toContain('error="insufficient_scope"')
  const wider = await connected(site.token, { scope: 'requests:read' })
  const read = await site.post('my_requests', {}, `Bearer ${wider.tokens.access_token}`)
  expect(read.status).toBe(200)
  expect(await read.text()).toContain('"requests":[]')
  expect(myRequestsOutput.shape.requests).toBeDefined()
})

test.each(['saved_list', 'save', 'unsave', 'my_requests'])(
  '%s without a token is challenged with metadata and scope',
  async (tool) => {
    const { post, app } = await openSite()
    const response = await post(tool, { id: '3' })
    expect(response.status).toBe(401)
    const challenge = response.headers.get('www-authenticate') ?? ''
    expect(challenge).toMatch(/^Bearer resource_metadata="[^"]+", scope="[a-z:]+"$/)
    const address = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? ''
    const metadata = await (await app.request(address)).json()
    expect(metadata).toMatchObject({
      resource: `${SITE}/mcp`,
      authorization_servers: [`${SITE}/auth/v1`],
    })
  },
)

test('tokens that are not for /mcp are rejected there, for every tool', async () => {
  const { post, token, service } = await openSite()
  const { connected } = programOf(service)
  const { tokens } = await connected(token)
  for (const bearer of [
    token,
    service.deps.apiKeys.service,
    'nonsense',
    `${tokens.access_token}x`,
  ]) {
    const response = await post('get_listing', { id: '3' }, `Bearer ${bearer}`)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"')
  }
  service.advance(3_601)
  expect((await post('get_listing', { id: '3' }, `Bearer ${tokens.access_token}`)).status).toBe(401)
})

test('a site without accounts of its own has no tools for members', async () => {
  const { app } = mcpSite(database.opened)
  const response = await app.request('/mcp', {
    method: 'POST',
    headers: { ...MCP_HEADERS, authorization: 'Bearer anything' },
    body: callBody('saved_list', {}),
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/saved_list.*not found|"error"|isError/)
})
