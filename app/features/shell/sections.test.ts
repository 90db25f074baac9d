import { expect, test } from 'vitest'
import {
  CATEGORY_SECTIONS,
  currentMark,
  DIRECTORY,
  dockMark,
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
  ['/escapes', 'escapes', 'page'],
  ['/escapes/3', 'escapes', 'true'],
  ['/directory/escapes', 'escapes', 'true'],
  ['/directory/experiences/yoga/sunrise-shore-yoga', 'experiences', 'true'],
  ['/', 'home', 'page'],
])('the dock over %s marks %s', (path, name, mark) => {
  const marked = [...CATEGORY_SECTIONS, HOME].filter((section) => dockMark(section, path))
  expect(marked.map((section) => [section.name, dockMark(section, path)])).toEqual([[name, mark]])
})

test.each(['/directory', '/saved', '/search'])('the dock highlights nothing on %s', (path) => {
  expect([...CATEGORY_SECTIONS, HOME].filter((section) => dockMark(section, path))).toEqual([])
})

test.each([
  ['/escapes', 'escapes'],
  ['/directory/escapes/yukitani-ryokan', 'escapes'],
  ['/directory/experiences/12', 'experiences'],
  ['/essentials', 'essentials'],
  ['/enhancements', 'enhancements'],
  ['/directory', 'directory'],
  ['/saved', undefined],
  ['/', undefined],
])('the section of %s is %s', (path, name) => {
  expect(sectionOf(path)?.name).toBe(name)
})
