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

test('the visible slide is the one that fills most of the screen', () => {
  expect(slideAt(0, 800, 3)).toBe(0)
  expect(slideAt(390, 800, 3)).toBe(0)
  expect(slideAt(410, 800, 3)).toBe(1)
  expect(slideAt(9000, 800, 3)).toBe(2)
  expect(slideAt(0, 0, 3)).toBe(0)
})

const press = (key: string, modifier: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifier,
})

test('arrow keys go forward and back, at the ends to the neighbouring pages', () => {
  expect(slideAfterKey(press('ArrowDown'), 0, 3)).toBe(1)
  expect(slideAfterKey(press('ArrowRight'), 2, 3)).toBe(3)
  expect(slideAfterKey(press('ArrowUp'), 0, 3)).toBe(-1)
  expect(slideAfterKey(press('PageUp'), 2, 3)).toBe(1)
  expect(slideAfterKey(press('Home'), 2, 3)).toBe(0)
  expect(slideAfterKey(press('End'), 0, 3)).toBe(2)
  expect(slideAfterKey(press('a'), 1, 3)).toBeNull()
})

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'an arrow key with %s is left to the browser',
  (modifier) => {
    expect(slideAfterKey(press('ArrowLeft', { [modifier]: true }), 1, 3)).toBeNull()
  },
)
