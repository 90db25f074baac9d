import { expect, test } from 'vitest'
import {
  CATEGORY_SECTIONS,
  currentMark,
  DIRECTORY,
  HOME,
  isCurrent,
  sectionOf,
} from './sections.ts'

test('a link is highlighted when the path starts with its route', () => {
  const highlighted = (path: string) =>
    [...CATEGORY_SECTIONS, DIRECTORY, HOME]
      .filter((section) => isCurrent(section, path))
      .map(({ name }) => name)
  expect(highlighted('/escapes')).toEqual(['escapes'])
  expect(highlighted('/escapes/3')).toEqual(['escapes'])
  expect(highlighted('/directory/escapes')).toEqual(['directory'])
  expect(highlighted('/')).toEqual(['home'])
  expect(highlighted('/saved')).toEqual([])
})

test('a page below a section is marked as within it', () => {
  expect(currentMark(DIRECTORY, '/directory')).toBe('page')
  expect(currentMark(DIRECTORY, '/directory/escapes')).toBe('true')
  expect(currentMark(DIRECTORY, '/escapes')).toBeUndefined()
})

test.each([
  ['/escapes', 'escapes'],
  ['/directory/escapes/yukitani-ryokan', 'escapes'],
  ['/directory/experiences/12', 'experiences'],
  ['/essentials', 'essentials'],
  ['/enhancements', 'enhancements'],
  ['/directory', 'directory'],
  ['/saved', 'home'],
  ['/', 'home'],
])('the strip over %s is titled %s', (path, name) => {
  expect(sectionOf(path).name).toBe(name)
})
