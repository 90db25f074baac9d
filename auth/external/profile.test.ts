import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'

test.each([undefined, '', 7, 'a\0', 'a\ud800', 'x'.repeat(256)])(
  'nobody is known by the subject %j',
  (sub) => {
    expect(profileOf({ sub })).toBeNull()
  },
)

test('text that the database cannot store is left out', () => {
  const claims = { sub: 'one', name: 'A\0', nickname: 'B\ud800', picture: 'C\0', locale: 'de' }
  expect(profileOf(claims)).toMatchObject({ subject: 'one', data: { locale: 'de' } })
  expect(Object.keys(profileOf(claims)?.data ?? {})).toEqual(['locale'])
})
