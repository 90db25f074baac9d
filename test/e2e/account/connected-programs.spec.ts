import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { Page } from '@playwright/test'
import { expect, open } from '../pages.ts'
import { expectAccessible, newPerson, signUp, test } from './account.ts'

const REDIRECT = 'http://localhost:4321/callback'
const NAME = 'Garden assistant'

/** A program on the member's device, whose browser is the page. */
async function startProgram(page: Page, origin = '') {
  const stored: {
    client?: Parameters<NonNullable<OAuthClientProvider['saveClientInformation']>>[0]
    tokens?: Parameters<OAuthClientProvider['saveTokens']>[0]
    verifier?: string
  } = {}
  const authProvider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: NAME,
      redirect_uris: [REDIRECT],
      scope: 'saved:read saved:write',
    },
    clientInformation: () => stored.client,
    saveClientInformation: (client) => {
      Object.assign(stored, { client })
    },
    tokens: () => stored.tokens,
    saveTokens: (tokens) => {
      Object.assign(stored, { tokens })
    },
    saveCodeVerifier: (verifier) => {
      Object.assign(stored, { verifier })
    },
    codeVerifier: () => stored.verifier ?? '',
    async redirectToAuthorization(url) {
      await page.goto(url.href)
    },
  }
  await page.route(`${REDIRECT}?*`, (route) => route.fulfill({ body: 'Back in the program.' }))
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider })
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  )
  await client.connect(transport)
  return {
    save: () => client.callTool({ name: 'save', arguments: { id: '3', note: 'for May' } }),
    /** Gives the program the answer that the browser brings back. */
    async finish() {
      await page.waitForURL(`${REDIRECT}?**`)
      const answer = new URL(page.url()).searchParams
      if (answer.has('code')) await transport.finishAuth(answer)
      return answer
    },
  }
}

test('a member connects a program, which saves for them until they disconnect it', async ({
  page,
  baseURL,
}, { project }) => {
  await signUp(page, await newPerson(page, project.name))
  const program = await startProgram(page, baseURL)
  await expect(program.save()).rejects.toThrow(UnauthorizedError)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Connect a program')
  await expect(main).toContainText(`${NAME} wants to act for you here`)
  await expect(main).toContainText('localhost:4321')
  await expect(main).toContainText('This is a program on a device')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Connect', exact: true }).click()
  expect((await program.finish()).get('code')).toBeTruthy()
  expect(await program.save()).toMatchObject({ structuredContent: { isSaved: true, count: 1 } })
  await open(page, '/saved')
  await expect(page.getByText('for May')).toBeVisible()

  await open(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Connected programs' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Disconnect ${NAME}` }).click()
  await expect(page.getByText('The program is disconnected.')).toBeVisible()
  await expect(program.save()).rejects.toThrow('refresh token is unknown')
})

test('a member who refuses sends the program back without a code', async ({ page, baseURL }, {
  project,
}) => {
  await signUp(page, await newPerson(page, project.name))
  const program = await startProgram(page, baseURL)
  await expect(program.save()).rejects.toThrow(UnauthorizedError)
  await page.getByRole('button', { name: 'Do not connect' }).click()
  const answer = await program.finish()
  expect([answer.get('error'), answer.get('code')]).toEqual(['access_denied', null])
  await page.goBack()
  await expect(page.getByText('This request was answered or has expired')).toBeVisible()
})

test('who is not signed in signs in first, and comes back to the request', async ({ page }) => {
  await open(page, '/connect?authorization_id=00000000-0000-4000-8000-000000000000')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/next=%2Fconnect%3Fauthorization_id%3D0/)
})

test('a program that a document describes is shown with the host of it and its own scheme', async ({
  page,
}, { project }) => {
  await signUp(page, await newPerson(page, project.name))
  // No document can be at a public address here: the response is that of auth/conformance/oauth-documents.test.ts.
  const json = {
    client: { id: 'https://programs.example/garden.json', name: NAME, host: 'programs.example' },
    ...{ redirect_uri: 'com.example.garden:/callback', is_local: true, scope: 'saved:read' },
    user: { id: '1', email: 'ada@example.com' },
  }
  await page.route('**/auth/v1/oauth/authorizations/*', (route) => route.fulfill({ json }))
  await open(page, '/connect?authorization_id=00000000-0000-4000-8000-000000000000')
  const main = page.getByRole('main')
  await expect(main).toContainText('programs.example')
  await expect(main).toContainText('com.example.garden')
  await expect(main).toContainText('This is a program on a device')
  await expectAccessible(page)
})
