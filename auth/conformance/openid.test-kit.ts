import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

export type Person = { sub: string; email: string; email_verified: boolean; name: string }

/** Its own page asks who signs in, or whether nobody does. */
const ASK = `<!doctype html><title>A provider</title><form method="post">
<label>Address <input name="email"></label><button name="answer" value="yes">Allow</button>
<button name="answer" value="no">Refuse</button></form>`

/**
 * An OpenID provider on this machine, where `person` is whoever signs in next; with `asks` it shows a
 * page to a browser instead.
 */
export async function openProvider(
  redirectUri: string,
  clientId: string,
  clientSecret: string,
  asks = false,
) {
  const people = new Map<string, Person>()
  let current = ''
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        accountId: ctx.oidc.session?.accountId ?? '',
        clientId: ctx.oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: () => '/sign-in' },
  })
  const serve = provider.callback()
  server.on('request', async (request, response) => {
    if (asks && request.url?.startsWith('/sign-in')) {
      if (request.method === 'GET')
        return response.writeHead(200, { 'Content-Type': 'text/html' }).end(ASK)
      const form = new URLSearchParams((await request.toArray()).join(''))
      const email = form.get('email') ?? ''
      people.set(email, { sub: email, email, email_verified: true, name: 'Ada' })
      const login = { login: { accountId: email } }
      const refusal = { error: 'access_denied', error_description: 'Refused.' }
      return provider.interactionFinished(
        request,
        response,
        form.get('answer') === 'yes' ? login : refusal,
      )
    }
    if (request.url?.startsWith('/sign-in'))
      return provider.interactionFinished(request, response, { login: { accountId: current } })
    return serve(request, response)
  })
  return {
    issuer,
    close: () => server.close(),
    /** Goes through the provider as a browser would, as `person`; gives where it is sent back to. */
    async visit(url: string, person: Person): Promise<string> {
      people.set(person.sub, person)
      current = person.sub
      const cookies = new Map<string, string>()
      let next = url
      for (let hop = 0; hop < 10; hop++) {
        if (next.startsWith(redirectUri)) return next
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const set of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          if (name) cookies.set(name, value ?? '')
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`stuck at ${next}: ${answer.status} ${await answer.text()}`)
        next = new URL(location, next).href
      }
      throw new Error('the provider went in circles')
    },
  }
}
