import { expect, test } from 'vitest'
import { readReturnPath, withReturnPath } from './return-path.ts'

test.each(['/saved', '/escapes?type=Cabin&page=2', '/escapes/3#reviews', '/'])(
  'a path of this site is kept: %s',
  (path) => {
    expect(readReturnPath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'saved',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/es/..//evil.example',
  '/es/sign-in',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/sign-in?next=/sign-in',
  '/new-password',
])('anything else leads home: %s', (asked) => {
  expect(readReturnPath(asked)).toBe('/')
})

test('a return path survives encoding', () => {
  const page = withReturnPath('/sign-in', '/escapes?q=a b&type=x')
  const asked = new URL(page, 'https://site.invalid').searchParams.get('next')
  expect(readReturnPath(asked)).toBe('/escapes?q=a%20b&type=x')
})
