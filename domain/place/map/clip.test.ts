import { expect, test } from 'vitest'
import { clippedLine, clippedRing, type Line } from './clip.ts'

const FRAME = { left: 0, top: 0, right: 10, bottom: 10 }
const SQUARE: Line = [
  [-5, 2],
  [5, 2],
  [5, 8],
  [-5, 8],
]

test('a ring is cut at the edges of the frame', () => {
  expect(clippedRing(SQUARE, FRAME)).toHaveLength(4)
  expect(clippedRing(SQUARE, FRAME).map(([x]) => x)).toEqual(expect.arrayContaining([0, 0, 5, 5]))
})

test('a ring outside is empty, one around the frame is the frame', () => {
  const shifted = SQUARE.map(([x, y]): [number, number] => [x - 20, y])
  expect(clippedRing(shifted, FRAME)).toEqual([])
  const around: Line = [
    [-9, -9],
    [19, -9],
    [19, 19],
    [-9, 19],
  ]
  expect(new Set(clippedRing(around, FRAME).map(String))).toEqual(
    new Set(['0,0', '10,0', '10,10', '0,10']),
  )
})

test('a line that leaves and comes back has two stretches', () => {
  const line: Line = [
    [2, 5],
    [20, 5],
    [20, 6],
    [30, 6],
    [20, 7],
    [3, 7],
  ]
  expect(clippedLine(line, FRAME)).toEqual([
    [
      [2, 5],
      [20, 5],
    ],
    [
      [20, 7],
      [3, 7],
    ],
  ])
})
