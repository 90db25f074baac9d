import { expect, test } from 'vitest'
import { slideAfterKey, slideAt, slideOf } from './feed-position.ts'

const items = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]

test.each([
  ['', 0],
  ['#b', 1],
  ['#last', 2],
  ['#gone', 0],
])('the address %j names slide %i', (hash, slide) => {
  expect(slideOf(hash, items)).toBe(slide)
  expect(slideOf(hash, [])).toBe(0)
})

test('the slide seen is the one that fills most of the screen', () => {
  expect(slideAt(0, 800, 3)).toBe(0)
  expect(slideAt(390, 800, 3)).toBe(0)
  expect(slideAt(410, 800, 3)).toBe(1)
  expect(slideAt(9000, 800, 3)).toBe(2)
  expect(slideAt(0, 0, 3)).toBe(0)
})

test('arrow keys go one on and one back, and stop at the ends', () => {
  expect(slideAfterKey('ArrowDown', 0, 3)).toBe(1)
  expect(slideAfterKey('ArrowRight', 2, 3)).toBeNull()
  expect(slideAfterKey('ArrowUp', 0, 3)).toBeNull()
  expect(slideAfterKey('PageUp', 2, 3)).toBe(1)
  expect(slideAfterKey('Home', 2, 3)).toBe(0)
  expect(slideAfterKey('End', 0, 3)).toBe(2)
  expect(slideAfterKey('a', 1, 3)).toBeNull()
})
