import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  createIdentityProvider,
  EMAIL_FORMAT,
  type IdentityProvider,
  requestIn,
} from './saml.test-kit.ts'
import {
  API,
  countOutcomes,
  freshAddress,
  freshEmail,
  KEYS,
  openService,
  PASSWORD,
  type Service,
  SITE,
  VERSIONS,
} from './service.test-kit.ts'

const database = testDatabase()
/** Where everybody sits: an answer counts only where it was asked for. */
const HOME = freshAddress()
const open = (config = {}) => openService(database.db, { samlEnabled: true, ...config })
const admin = (service: Service, method: string, path: string, body?: unknown) =>
  service.ask(method, `/admin/sso/providers${path}`, body, KEYS.service)

let domains = 0
/** A provider that an administrator has entered, with a domain of its own. */
async function enter(service: Service, more: object = {}) {
  const idp = createIdentityProvider()
  const domain = `corp-${++domains}.example`
  const body = { type: 'saml', metadata_xml: idp.metadata, domains: [domain], ...more }
  const answer = await admin(service, 'POST', '', body)
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  return { idp, domain, id }
}

/** What a browser posts, and where it lands. */
async function post(
  service: Service,
  SAMLResponse: string,
  RelayState = '',
  { ip = HOME, cookie }: { ip?: string; cookie?: string } = {},
): Promise<URL> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ SAMLResponse, RelayState }).toString()
  const headers = { ...type, ...(cookie !== undefined && { cookie }) }
  const answer = await service.send('/sso/saml/acs', { method: 'POST', headers, body }, ip)
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}
const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1))
const refusalOf = (url: URL) => url.searchParams.get('error_code')
const encode = (xml: string) => Buffer.from(xml).toString('base64')
const decode = (encoded: string) => Buffer.from(encoded, 'base64').toString()

async function begin(service: Service, domain: string, more: object = {}) {
  const answer = await service.ask(
    'POST',
    '/sso',
    { domain, skip_http_redirect: true, ...more },
    KEYS.anon,
    HOME,
  )
  expect(answer.status).toBe(200)
  return requestIn(((await answer.json()) as { url: string }).url)
}

describe.each(VERSIONS)('client %s', (version) => {
  test('implicit: signs in by domain, and again, and is signed out when the organisation says', async () => {
    const service = open()
    const { idp, domain, id } = await enter(service, {
      attribute_mapping: { keys: { full_name: { names: ['cn', 'displayName'] } } },
    })
    const auth = service.client(version, { ip: HOME })
    const { data, error } = await auth.signInWithSSO({
      domain,
      options: { redirectTo: `${SITE}/in` },
    })
    expect(error).toBeNull()
    const request = requestIn(data?.url ?? '')
    expect(request.xml).toContain(`AssertionConsumerServiceURL="${API}/sso/saml/acs"`)
    const nameId = `subject-${version}`
    const email = freshEmail('sso')
    const landed = await post(
      service,
      await idp.answer({
        inResponseTo: request.id,
        nameId,
        attributes: { mail: email, displayName: 'Ada' },
        sessionNotOnOrAfter: new Date(Date.now() + 1_800_000),
      }),
      request.relayState,
    )
    expect(landed.pathname).toBe('/in')
    const session = await auth.setSession({
      access_token: fragmentOf(landed).get('access_token') ?? '',
      refresh_token: fragmentOf(landed).get('refresh_token') ?? '',
    })
    const provider = `sso:${id}`
    expect(session.data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { provider, providers: [provider] },
      identities: [{ provider, id: nameId }],
    })
    const claims = await auth.getClaims()
    expect(claims.data?.claims['amr']).toMatchObject([{ method: 'sso/saml', provider }])
    expect((await auth.updateUser({ password: PASSWORD })).error?.code).toBe('user_sso_managed')
    service.advance(1_801)
    expect((await auth.refreshSession()).error).toMatchObject({ code: 'session_expired' })
  })

  test('PKCE: comes back with a code, and keeps the end of the session', async () => {
    const service = open()
    const { idp, id } = await enter(service)
    const auth = service.client(version, { flow: 'pkce' })
    const { data } = await auth.signInWithSSO({ providerId: id })
    const request = requestIn(data?.url ?? '')
    const landed = await post(
      service,
      await idp.answer({
        inResponseTo: request.id,
        sessionNotOnOrAfter: new Date(Date.now() + 1_800_000),
      }),
      request.relayState,
    )
    expect(landed.hash).toBe('')
    const done = await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')
    expect(done.error).toBeNull()
    service.advance(1_801)
    expect((await auth.refreshSession()).error).toMatchObject({ code: 'session_expired' })
  })
})

test('an account of an organisation is never joined with one of the same address', async () => {
  const service = open()
  const { email, user } = await service.signedIn()
  const [one, two] = [await enter(service), await enter(service)]
  const seen = new Set([user.id])
  for (const { idp } of [one, two]) {
    const answer = await idp.answer({ nameId: email, nameIdFormat: EMAIL_FORMAT, attributes: {} })
    const token = fragmentOf(await post(service, answer)).get('access_token') ?? ''
    const me = (await (await service.ask('GET', '/user', undefined, token)).json()) as {
      id: string
      email: string
    }
    expect(me.email).toBe(email)
    seen.add(me.id)
  }
  expect(seen.size).toBe(3)
  expect(
    (await service.client().signInWithPassword({ email, password: PASSWORD })).data.user?.id,
  ).toBe(user.id)
})

test('an answer to a request is good once, soon, and for that request', async () => {
  const service = open()
  const { idp, domain } = await enter(service)
  const { id, relayState } = await begin(service, domain)
  const answer = await idp.answer({ inResponseTo: id })
  const outcomes = await Promise.all(
    Array.from(
      { length: 8 },
      async () => refusalOf(await post(service, answer, relayState)) ?? 'in',
    ),
  )
  expect(countOutcomes(outcomes)).toEqual({ in: 1, saml_relay_state_not_found: 7 })
  const again = await begin(service, domain)
  expect(refusalOf(await post(service, answer, again.relayState))).toBe('validation_failed')
  const late = await begin(service, domain)
  service.advance(601)
  const tooLate = await post(
    service,
    await idp.answer({ inResponseTo: late.id, notOnOrAfter: new Date(Date.now() + 3_600_000) }),
    late.relayState,
  )
  expect(refusalOf(tooLate)).toBe('saml_relay_state_expired')
  expect(service.faults).toEqual([])
})

test('begun at the provider: a place that is allowed, no request named, each answer once', async () => {
  const service = open({ redirectAllow: ['https://app.example/**'] })
  const { idp, domain } = await enter(service)
  const answer = await idp.answer({})
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const landed = await post(service, answer, 'https://app.example/home')
      expect(landed.origin).toBe('https://app.example')
      return refusalOf(landed) ?? 'in'
    }),
  )
  expect(countOutcomes(outcomes)).toEqual({ in: 1, validation_failed: 7 })
  const elsewhere = await post(service, await idp.answer({}), 'https://evil.example/')
  expect(elsewhere.origin).toBe(SITE)
  expect(fragmentOf(elsewhere).get('access_token')).toBeTruthy()
  const stolen = await begin(service, domain)
  expect(refusalOf(await post(service, await idp.answer({ inResponseTo: stolen.id })))).toBe(
    'validation_failed',
  )
})

test.each<[string, Parameters<IdentityProvider['answer']>[0]]>([
  ['for another audience', { audience: 'https://other.example' }],
  ['for another recipient', { recipient: 'https://other.example/acs' }],
  ['by another issuer', { issuer: 'https://other.example' }],
  ['that is over', { notOnOrAfter: new Date(Date.now() - 120_000) }],
  ['that is not valid yet', { notBefore: new Date(Date.now() + 3_600_000) }],
  ['of a session that is over', { sessionNotOnOrAfter: new Date(Date.now() - 1_000) }],
])('an answer %s is refused', async (_, said) => {
  const service = open()
  const { idp, domain } = await enter(service)
  const { id, relayState } = await begin(service, domain)
  const landed = await post(service, await idp.answer({ inResponseTo: id, ...said }), relayState)
  expect(refusalOf(landed)).toBe('validation_failed')
  expect(landed.hash).not.toContain('access_token')
})

test('an answer without a lasting name or an address says so', async () => {
  const service = open()
  const { idp } = await enter(service)
  const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
  expect(refusalOf(await post(service, await idp.answer({ nameIdFormat: transient })))).toBe(
    'saml_assertion_no_user_id',
  )
  expect(refusalOf(await post(service, await idp.answer({ attributes: {} })))).toBe(
    'saml_assertion_no_email',
  )
})

describe.each(['response', 'assertion'] as const)('attacks on a signed %s', (signed) => {
  const ATTACKS: [string, (xml: string) => string][] = [
    ['no signature', (xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/, '')],
    ['a changed name', (xml) => xml.replace('victim@', 'admin@')],
    ['a comment that cuts the name', (xml) => xml.replace('victim@', 'admin<!-- -->victim@')],
    [
      'an entity that expands',
      (xml) =>
        `<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml.replace('victim@', '&b;@')}`,
    ],
    ['an external entity', (xml) => `<!DOCTYPE r SYSTEM "file:///etc/passwd">${xml}`],
    [
      'a second assertion before the signed one',
      (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`),
    ],
    [
      'the signed one wrapped in a forged response',
      (xml) => {
        const original = xml.replace(/<\?xml[^>]*\?>/, '')
        const outer = bare(original).replace(/ ID="[^"]+"/, ' ID="_forged"')
        return outer
          .replace('victim@', 'admin@')
          .replace(
            '<samlp:Status>',
            `<samlp:Extensions>${original}</samlp:Extensions><samlp:Status>`,
          )
      },
    ],
    [
      'the signed one hidden in the signature of a forged one',
      (xml) => {
        const [signature = ''] = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(xml) ?? []
        const moved = signature.replace(
          '</ds:Signature>',
          `<ds:Object>${bare(xml)}</ds:Object></ds:Signature>`,
        )
        return bare(xml)
          .replace(/ ID="[^"]+"/g, ' ID="_forged"')
          .replace('victim@', 'admin@')
          .replace('</saml:Issuer>', `</saml:Issuer>${moved}`)
      },
    ],
    [
      'SHA-1',
      (xml) =>
        xml.replaceAll(
          'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
          'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        ),
    ],
    ['a processing instruction', (xml) => xml.replace('victim@', 'victim<?x ?>@')],
    // Unguarded, each of the next two would take the parser minutes.
    [
      'fifty thousand elements',
      (xml) => xml.replace('<samlp:Status>', `${'<a/>'.repeat(50_000)}<samlp:Status>`),
    ],
    [
      'ten thousand attributes',
      (xml) =>
        xml.replace(
          '<samlp:Status>',
          `<a ${Array.from({ length: 10_000 }, (_, n) => `a${n}=""`).join(' ')}/><samlp:Status>`,
        ),
    ],
    ['nothing of SAML', () => '<a/>'],
    ['no XML', () => 'hello'],
  ]
  const bare = (xml: string) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '')
  const forged = (xml: string) =>
    (/<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(bare(xml))?.[0] ?? '')
      .replace(/ ID="[^"]+"/, ' ID="_forged"')
      .replace('victim@', 'admin@')

  test('none gets in, and none is a fault of ours; the same answer untouched does', async () => {
    const service = open()
    const { idp } = await enter(service)
    const answer = await idp.answer(
      { nameId: 'victim@corp.example', attributes: { mail: 'victim@corp.example' } },
      signed,
    )
    for (const [name, attack] of ATTACKS) {
      const xml = attack(decode(answer))
      expect(xml, name).not.toBe(decode(answer))
      const landed = await post(service, encode(xml))
      expect(landed.hash, name).not.toContain('access_token')
      expect(['validation_failed', 'sso_provider_not_found'], name).toContain(refusalOf(landed))
    }
    const other = createIdentityProvider(idp.entityID)
    expect(refusalOf(await post(service, await other.answer({}, signed)))).toBe('validation_failed')
    expect(refusalOf(await post(service, 'not {base64} at all'))).toBe('validation_failed')
    expect(refusalOf(await post(service, ''))).toBe('validation_failed')
    expect(fragmentOf(await post(service, answer)).get('access_token')).toBeTruthy()
    expect(service.faults).toEqual([])
  })
})

test('administrators enter, change and remove providers; nobody else does', async () => {
  const service = open()
  const { idp, domain, id } = await enter(service, { resource_id: `resource-${++domains}` })
  const { session } = await service.signedIn()
  for (const bearer of [KEYS.anon, session.access_token])
    expect((await service.ask('GET', '/admin/sso/providers', undefined, bearer)).status).toBe(403)
  const listed = (await (await admin(service, 'GET', '')).json()) as { items: { id: string }[] }
  expect(listed.items.map((item) => item.id)).toContain(id)
  const refusals: [object, string][] = [
    [{ type: 'oidc' }, 'validation_failed'],
    [{ type: 'saml' }, 'validation_failed'],
    [{ type: 'saml', metadata_xml: '<a/>' }, 'validation_failed'],
    [{ type: 'saml', metadata_url: 'http://10.0.0.1/metadata' }, 'validation_failed'],
    [{ type: 'saml', metadata_url: 'http://localhost:1/metadata' }, 'saml_metadata_fetch_failed'],
    [{ type: 'saml', metadata_xml: idp.metadata }, 'saml_idp_already_exists'],
    [
      { type: 'saml', metadata_xml: createIdentityProvider().metadata, domains: [domain] },
      'sso_domain_already_exists',
    ],
  ]
  for (const [body, code] of refusals)
    expect(await (await admin(service, 'POST', '', body)).json()).toMatchObject({ code })
  const other = createIdentityProvider().metadata
  const mismatch = await admin(service, 'PUT', `/${id}`, { metadata_xml: other })
  expect(await mismatch.json()).toMatchObject({ code: 'saml_entity_id_mismatch' })
  const landed = await post(service, await idp.answer({}))
  const token = fragmentOf(landed).get('access_token') ?? ''
  expect((await service.ask('GET', '/user', undefined, token)).status).toBe(200)
  const off = await admin(service, 'PUT', `/${id}`, { disabled: true, domains: [`new-${domain}`] })
  expect(await off.json()).toMatchObject({ disabled: true, domains: [{ domain: `new-${domain}` }] })
  expect((await service.ask('GET', '/user', undefined, token)).status).toBe(403)
  expect(refusalOf(await post(service, await idp.answer({})))).toBe('sso_provider_not_found')
  expect((await service.ask('POST', '/sso', { domain: `new-${domain}` })).status).toBe(404)
  expect((await admin(service, 'DELETE', `/${id}`)).status).toBe(200)
  expect((await admin(service, 'GET', `/${id}`)).status).toBe(404)
  expect((await admin(service, 'GET', '/x')).status).toBe(404)
})

test('metadata: ours can be read by a provider; switched off, nothing of it answers', async () => {
  const service = open()
  const answer = await service.send('/sso/saml/metadata')
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const metadata = new DOMParser().parseFromString(await answer.text(), 'text/xml')
  const [acs] = Array.from(metadata.getElementsByTagName('AssertionConsumerService'))
  expect(metadata.documentElement.getAttribute('entityID')).toBe(`${API}/sso/saml/metadata`)
  expect(acs?.getAttribute('Binding')).toBe('urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST')
  expect(acs?.getAttribute('Location')).toBe(`${API}/sso/saml/acs`)
  for (const body of [{}, { domain: 'a.example', provider_id: 'x' }])
    expect((await service.ask('POST', '/sso', body)).status).toBe(400)
  for (const body of [{ domain: 'nowhere.example' }, { provider_id: 'x' }])
    expect(await (await service.ask('POST', '/sso', body)).json()).toMatchObject({
      code: 'sso_provider_not_found',
    })
  const off = openService(database.db)
  const refused = [
    await off.ask('POST', '/sso', { domain: 'a.example' }),
    await off.send('/sso/saml/metadata'),
    await off.send('/sso/saml/acs', { method: 'POST', body: '' }),
    await admin(off, 'GET', ''),
  ]
  for (const answered of refused) {
    expect(answered.status).toBe(404)
    expect(answered.headers.get('x-sb-error-code') ?? (await answered.json()).code).toBe(
      'saml_provider_disabled',
    )
  }
})

test('an answer counts only in the browser, or at least at the address, that asked for it', async () => {
  const service = open()
  const { idp, domain } = await enter(service)
  const answerTo = async () => {
    const { id, relayState } = await begin(service, domain)
    const answer = await idp.answer({ inResponseTo: id, attributes: { mail: freshEmail('sso') } })
    return { answer, relayState }
  }
  const first = await answerTo()
  const elsewhere = { ip: freshAddress(), cookie: 'another=browser' }
  const lured = await post(service, first.answer, first.relayState, elsewhere)
  expect(refusalOf(lured)).toBe('saml_relay_state_not_found')
  expect(lured.hash).not.toContain('access_token')
  const second = await answerTo()
  expect((await post(service, second.answer, second.relayState)).hash).toContain('access_token=')
})

test('over https the answer brings a cookie of the browser that asked, from any address', async () => {
  const siteUrl = 'https://site.example'
  const service = open({ siteUrl })
  const { idp, domain } = await enter(service)
  const asked = await service.ask('POST', '/sso', { domain }, KEYS.anon, HOME)
  const cookie = asked.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-auth-flow-post=[\w-]{43}; .*HttpOnly; Secure; SameSite=None$/)
  const { id, relayState } = requestIn(asked.headers.get('location') ?? '')
  const answer = await idp.answer({
    inResponseTo: id,
    attributes: { mail: freshEmail('sso') },
    audience: `${siteUrl}/auth/v1/sso/saml/metadata`,
    recipient: `${siteUrl}/auth/v1/sso/saml/acs`,
  })
  const moved = { ip: freshAddress(), cookie: cookie.split(';')[0] ?? '' }
  expect((await post(service, answer, relayState, moved)).hash).toContain('access_token=')
})
