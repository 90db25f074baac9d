import { expect, test } from 'vitest'
import { pageKeyOf, pageLanguages } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/escapes', '/escapes'],
  ['/escapes?', '/escapes'],
  ['/escapes?utm_source=x', '/escapes'],
  ['/escapes?type=Cabin', '/escapes?type=Cabin'],
  ['/escapes?type=Cabin&utm_source=x&page=2', '/escapes?page=2&type=Cabin'],
  ['/search-results?q=spa&not=place&not=pets', '/search-results?not=place&not=pets&q=spa'],
  ['/escapes?type=Lodge&type=Cabin', '/escapes?type=Lodge&type=Cabin'],
  ['/escapes.data?type=Cabin', '/escapes.data?type=Cabin'],
  ['/escapes.data?_routes=root&nonsense=1', '/escapes.data?_routes=root'],
  ['/escapes/3?guests=2&checkIn=2026-12-24&x=1', '/escapes/3?checkIn=2026-12-24&guests=2'],
  ['/es', '/es'],
  ['/es/escapes?utm_source=x&page=2', '/es/escapes?page=2'],
  ['/es.data?_routes=root', '/es.data?_routes=root'],
  ['/xx/api/suggest', '/xx/api/suggest'],
  ['/search-results?q=a%26b', '/search-results?q=a%26b'],
  ['/escapes?q=/../b', '/escapes?q=%2F..%2Fb'],
])('%s has the key %s', (target, key) => {
  expect(pageKeyOf(target)).toBe(key)
})

test.each([
  '/api/suggest?q=sleep',
  '/auth/v1/user',
  '/functions/v1/anthropic-ai',
  '/es/api/suggest?q=sleep',
  '/de/__manifest?paths=%2Fde%2Fescapes&version=1',
  '/art/a.svg?v=1',
  '/assets/root-x.js',
  '/favicon.ico',
  '/healthz',
  '/embed/listings?limit=2&theme=dark',
  '/__manifest?paths=%2Fescapes&version=1',
  '//evil.example/escapes',
  '/./escapes',
  '/a/../escapes',
  '/a/%2E%2e/escapes?q=x',
  '/escapes/..',
  'http://evil.example/',
  `/escapes?q=${'x'.repeat(3_000)}`,
])('%s is not cached', (target) => {
  expect(pageKeyOf(target)).toBeNull()
})

test.each([
  ['/escapes?near=1%2C2', 'en-AU', 'en-001'],
  ['/escapes.data?near=1%2C2', 'en, en-IE', 'en-001'],
  ['/escapes?near=1%2C2', 'en-US', ''],
  ['/escapes?near=1%2C2', undefined, ''],
  ['/de/escapes?near=1%2C2', 'de-DE', ''],
  ['/escapes', 'en-AU', ''],
  ['/search-results?q=near%3D1', 'en-AU', ''],
])('%s for %s is rendered with %j', (target, accepted, languages) => {
  expect(pageLanguages(target, accepted)).toBe(languages)
})
