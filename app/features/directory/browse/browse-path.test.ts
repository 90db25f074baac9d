import { expect, test } from 'vitest'
import { BROWSE_KINDS, listBrowsePages } from '#domain/listing/browse-page.ts'
import { browsePath, readBrowsePath } from './browse-path.ts'

test('the path of every browse page is read as that page', () => {
  for (const kind of BROWSE_KINDS)
    for (const page of [...listBrowsePages('escape', kind), ...listBrowsePages('experience', kind)])
      expect(readBrowsePath(browsePath(page))).toEqual(page)
})

test.each([
  '',
  '/escapes',
  '//[',
  '/directory/escapes/filter/newest',
  '/directory/escapes/search/newest',
  '/directory/escapes/constructor/x',
])('%j is no path of a browse page', (path) => {
  expect(readBrowsePath(path)).toBeNull()
})
