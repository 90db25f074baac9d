import { expect, test } from 'vitest'
import { photoIndex } from './use-photo-viewer.ts'

test.each([
  ['1', 0],
  ['6', 5],
  ['7', null],
  ['0', null],
  ['1.5', null],
  ['first', null],
  ['', null],
  [null, null],
])('photo %j of 6', (text, index) => {
  expect(photoIndex(text, 6)).toBe(index)
})
