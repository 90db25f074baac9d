import { expect, test } from 'vitest'
import { linesOf, roundedPath } from './outlines.ts'

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 }

test('a path of relative commands becomes lines', () => {
  expect(linesOf('M1 2l3-4 5 6M10-20l1 1z')).toEqual([
    [
      [1, 2],
      [4, -2],
      [9, 4],
    ],
    [
      [10, -20],
      [11, -19],
    ],
  ])
})

test('corners of a line are rounded, its ends are kept', () => {
  expect(roundedPath(linesOf('M10 10l20 0 0 20'), false, FRAME)).toBe('M10 10Q30 10 30 20L30 30')
})

test('corners of a ring on the frame are not rounded', () => {
  expect(roundedPath(linesOf('M0 0l50 0 0 50z'), true, FRAME)).toBe(
    'M25 25L0 0L25 0L50 0L50 25Q50 50 25 25Z',
  )
})
