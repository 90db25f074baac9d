import { randomUUID } from 'node:crypto'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'

export type GithubPerson = {
  id: number
  login: string
  name: string | null
  emails: { email: string; primary: boolean; verified: boolean }[]
}

/** GitHub as far as signing in goes, on this machine; everybody agrees to everything. */
export async function openGithub(clientId: string, clientSecret: string) {
  const codes = new Map<string, GithubPerson>()
  const tokens = new Map<string, GithubPerson>()
  const app = new Hono()
  // As GitHub does, a refusal comes with status 200.
  app.post('/login/oauth/access_token', async (c) => {
    const body = new URLSearchParams(await c.req.text())
    const person = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const isKnown = body.get('client_id') === clientId && body.get('client_secret') === clientSecret
    if (!person || !isKnown || c.req.header('accept') !== 'application/json')
      return c.json({ error: 'bad_verification_code' })
    const token = `gho_${randomUUID()}`
    tokens.set(token, person)
    return c.json({ access_token: token, scope: 'user:email', token_type: 'bearer' })
  })
  const bearer = (header: string | undefined) =>
    tokens.get((header ?? '').replace(/^Bearer /, '')) ?? null
  app.get('/api/v3/user', (c) => {
    const person = bearer(c.req.header('authorization'))
    if (!person || !c.req.header('user-agent')) return c.json({ message: 'Bad credentials' }, 401)
    const { id, login, name } = person
    return c.json({ id, login, name, email: null, avatar_url: 'https://avatars.example/1' })
  })
  app.get('/api/v3/user/emails', (c) => {
    const person = bearer(c.req.header('authorization'))
    return person ? c.json(person.emails) : c.json({ message: 'Bad credentials' }, 401)
  })
  const server: ServerType = await new Promise((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(started),
    )
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    issuer: `http://127.0.0.1:${port}`,
    close: () => server.close(),
    /** Signs in at the address a browser was sent to; gives where it is sent back to. */
    visit(url: string, person: GithubPerson): string {
      const asked = new URL(url).searchParams
      const code = randomUUID()
      codes.set(code, person)
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
      return back.href
    },
  }
}
