import { expect, test } from 'vitest'
import { readConnectRequest, readRedirect } from './connect-request.ts'

const response = {
  client: { id: '1', name: 'Test program' },
  redirect_uri: 'http://127.0.0.1:7777/callback',
  is_local: true,
  user: { id: '2', email: 'ada@example.com' },
  scope: 'saved:read something:else',
}

test('a request names the program, the host of its address and the known scopes', () => {
  expect(readConnectRequest(response)).toEqual({
    program: 'Test program',
    documentHost: null,
    host: '127.0.0.1:7777',
    isLocal: true,
    email: 'ada@example.com',
    scopes: ['saved:read'],
  })
})

test('a program that a document describes is shown with the host of it', () => {
  const client = { id: 'https://app.example/client.json', name: 'App', host: 'app.example' }
  expect(readConnectRequest({ ...response, client })).toMatchObject({ documentHost: 'app.example' })
})

test('of a program on a device the scheme is shown, since anybody can state the host in it', () => {
  const redirect_uri = 'com.example.app://bank.example/callback'
  expect(readConnectRequest({ ...response, redirect_uri })).toMatchObject({
    host: 'com.example.app',
  })
})

test.each([null, 'text', {}, { ...response, client: null }, { ...response, redirect_uri: 'no' }])(
  'anything else is no request: %j',
  (other) => {
    expect(readConnectRequest(other)).toBeNull()
  },
)

test.each([
  ['https://app.example/cb?code=1', 'https://app.example/cb?code=1'],
  ['com.example.app:/cb?code=1', 'com.example.app:/cb?code=1'],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['data:text/html,x', null],
  ['/path', null],
  [7, null],
])('an answer leads to %s: %s', (redirect_url, address) => {
  expect(readRedirect({ redirect_url })).toBe(address)
})
