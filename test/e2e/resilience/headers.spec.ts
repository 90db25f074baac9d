import { type APIResponse, expect, test } from '@playwright/test'

/** Every security header, by kind of response. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}
const ANSWERS: [
  what: string,
  path: string,
  status: number,
  resources: string,
  policy: RegExp | null,
][] = [
  ['page', '/', 200, 'same-origin', /frame-ancestors 'none'/],
  ['data of a page', '/escapes.data', 200, 'same-origin', /frame-ancestors 'none'/],
  ['interface', '/api/v1/categories', 200, 'cross-origin', /default-src 'none'/],
  [
    'refused by the interface',
    '/api/v1/search?limit=-1',
    400,
    'cross-origin',
    /default-src 'none'/,
  ],
  ['picture', '/art/nothing.svg', 404, 'cross-origin', /default-src 'none'/],
  ['file', '/favicon.svg', 200, 'same-origin', null],
  ['missing page', '/nowhere', 404, 'same-origin', /frame-ancestors 'none'/],
  ['accounts', '/auth/v1/user', 401, 'cross-origin', /default-src 'none'/],
  ['health', '/healthz', 200, 'same-origin', /default-src 'none'/],
]

test('every response that can be opened directly has all security headers', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const [what, path, status, resources, policy] of ANSWERS) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(answer.status(), what).toBe(status)
    expect(headers, what).toMatchObject({ ...ALWAYS, 'cross-origin-resource-policy': resources })
    expect(headers['permissions-policy'], what).toContain('camera=()')
    if (policy) expect(headers['content-security-policy'], what).toMatch(policy)
    // This server is on http, where it would only lock a developer out.
    expect(headers, what).not.toHaveProperty('strict-transport-security')
    expect(headers, what).not.toHaveProperty('set-cookie')
    expect(headers, what).not.toHaveProperty('x-powered-by')
  }
})

test('a file of a page has only the headers it needs', { tag: '@desktop' }, async ({ request }) => {
  const home = await (await request.get('/')).text()
  const files = home.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  for (const ending of ['.js', '.css', '.woff2']) {
    const path = files.find((file) => file.endsWith(ending)) ?? ''
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers, path).not.toHaveProperty('permissions-policy')
  }
})

test('a page of another site cannot act here', { tag: '@desktop' }, async ({ request }) => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const send = (path: string, accept: string): Promise<APIResponse> =>
    request.post(path, { headers: { ...foreign, accept }, data: {} })
  for (const path of ['/', '/escapes', '/account/v1/saved', '/functions/v1/anthropic-ai'])
    expect((await send(path, '*/*')).status(), path).toBe(403)
  const page = await send('/escapes', 'text/html')
  expect(page.status()).toBe(403)
  expect(await page.text()).toContain('role="alert"')
})
