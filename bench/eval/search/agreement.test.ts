import { expect, test } from 'vitest'
import { agreementOf } from './agreement.ts'

const graded = (grades: Record<string, number>) => ({
  id: 'q',
  class: 'named',
  query: 'tea',
  grades,
})

test('the same grades agree fully', () => {
  const second = [{ id: 'q', grades: { a: 3, b: 1, c: 0 } }]
  expect(agreementOf([graded({ a: 3, b: 1 })], second)).toEqual({ pairs: 3, kappa: 1 })
})

test('grades that depend on nothing agree by chance', () => {
  const second = [
    { id: 'q', grades: { a: 3, b: 0 } },
    { id: 'r', grades: { a: 3, b: 0 } },
  ]
  const first = [graded({ a: 3, b: 3 }), { ...graded({}), id: 'r' }]
  expect(agreementOf(first, second).kappa).toBeCloseTo(0)
})
