import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { headerTitle } from './strip-title.ts'

test.each([
  ['/', 'Home'],
  ['/escapes/3', 'Escapes'],
  ['/directory/experiences/12', 'Experiences'],
  ['/directory', 'Directory'],
  ['/saved', 'Saved'],
  ['/saved/compare', 'Saved'],
  ['/profile', 'Profile'],
  ['/messages', 'Messages'],
  ['/search', 'Search'],
  ['/search-results', 'Search'],
  ['/about', 'About'],
  ['/how-we-rank', 'How we rank'],
  ['/nope', 'Page not found'],
  ['/constructor', 'Page not found'],
])('the strip over %s is titled %s', (path, title) => {
  expect(headerTitle(path)).toBe(title)
})

/** Addresses that answer programs. */
const NO_PAGE = /^\/api\/|\.(?:ics|xml|txt|webmanifest)$|^\/sitemaps\/|\*/

test('every page route has a title', () => {
  const paths = addressesOf(routes).filter((path) => !NO_PAGE.test(path))
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => headerTitle(path) === 'Page not found')).toEqual([])
})

function addressesOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return children.length > 0 ? addressesOf(children, own) : [own || '/']
  })
}
