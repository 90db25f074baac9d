import { expect, test } from 'vitest'
import { listAt } from './list-arriving.tsx'

test.each([
  ['/escapes', 'Wellness Escapes', 'Loading properties...'],
  ['/essentials', 'Wellness Essentials', 'Loading essentials...'],
  ['/search-results', undefined, 'Loading results...'],
  ['/directory/escapes/category/spa-resorts', undefined, 'Loading properties...'],
  ['/directory/escapes/search', undefined, 'Loading properties...'],
  ['/experiences/yoga', undefined, 'Loading experiences...'],
  ['/directory/experiences/category/yoga', undefined, 'Loading experiences...'],
])('the list at %s is named while it loads', (path, title, loading) => {
  const list = listAt(path)
  expect([list?.title?.(), list?.loading()]).toEqual([title, loading])
})

test.each(['/', '/escapes/3', '/directory/escapes', '/directory/escapes/moss', '/saved'])(
  'there is no list at %s',
  (path) => {
    expect(listAt(path)).toBeNull()
  },
)
