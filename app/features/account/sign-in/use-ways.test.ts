import { expect, test } from 'vitest'
import { readSignInMethods } from './use-ways.ts'

test('only enabled providers are offered', () => {
  const external = {
    google: true,
    github: false,
    keycloak: true,
    email: true,
    anonymous_users: true,
  }
  expect(readSignInMethods({ external, passkeys_enabled: true })).toEqual({
    providers: ['google', 'keycloak'],
    passkeys: true,
  })
})

test.each([null, 'x', [], {}, { external: null }, { external: 'x', passkeys_enabled: 'yes' }])(
  'an answer of another shape offers nothing: %j',
  (answer) => {
    expect(readSignInMethods(answer)).toEqual({ providers: [], passkeys: false })
  },
)
