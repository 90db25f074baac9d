import { expect, test } from 'vitest'
import { isPasswordDropped, readMember } from './account-session.ts'

const tokenOf = (aal: string) => `head.${btoa(JSON.stringify({ aal }))}.signature`
const sessionOf = (aal: string, factors: unknown[] = []) =>
  JSON.stringify({
    access_token: tokenOf(aal),
    user: { id: 'a', email: 'a@example.com', user_metadata: { name: 'Ada' }, factors },
  })

test('a stored session names its member', () => {
  expect(readMember(sessionOf('aal1'))).toEqual({ id: 'a', email: 'a@example.com', name: 'Ada' })
})

test('with a second factor there is no member before it is verified', () => {
  const factors = [{ status: 'verified' }]
  expect(readMember(sessionOf('aal1', factors))).toBeNull()
  expect(readMember(sessionOf('aal2', factors))).not.toBeNull()
  expect(readMember(sessionOf('aal1', [{ status: 'unverified' }]))).not.toBeNull()
})

test('a session says whether the password of its account was dropped', () => {
  const session = (app_metadata: object) => JSON.stringify({ user: { id: 'a', app_metadata } })
  expect(isPasswordDropped(session({ password_dropped: true }))).toBe(true)
  expect(isPasswordDropped(session({ provider: 'email' }))).toBe(false)
  for (const text of ['', 'null', '[]', '{"user":null}'])
    expect(isPasswordDropped(text)).toBe(false)
})

test.each([null, '', 'null', '[]', '{"access_token":"a.b.c","user":{"id":"a"}}', '{"user":{}}'])(
  'whatever else is stored is a guest: %s',
  (text) => {
    expect(readMember(text)).toBeNull()
  },
)
