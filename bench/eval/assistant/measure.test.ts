import { expect, test } from 'vitest'
import type { Answered } from './answer.ts'
import { brokenIn, figuresOf, shareOf } from './measure.ts'

function answered(cards: string[], broken: string[], match: Answered['match'] = 'fit'): Answered {
  return {
    query: {
      ...{ id: 'q', class: 'price', language: 'en', query: 'tea', grades: { a: 3 }, named: [] },
      limits: [{ says: 'cheap', broken }],
    },
    cards,
    match,
  }
}

test('cards that break a limit are counted, and apart from them those shown as a fit', () => {
  const all = [answered(['1', '2'], ['1']), answered(['3', '4'], ['3', '4'], 'nearest')]
  expect(all.map(brokenIn)).toEqual([['1'], ['3', '4']])
  const { broken, brokenFits } = figuresOf(all)
  expect([broken.share, brokenFits.share]).toEqual([0.75, 0.5])
})

test('an answer without cards is empty if listings are graded', () => {
  expect(figuresOf([answered([], [], null), answered(['1'], [])]).empty.share).toBe(0.5)
})

test('the interval of a share is that of Wilson', () => {
  expect(shareOf(0, 10).high).toBeCloseTo(0.278, 3)
  expect(shareOf(5, 10).low).toBeCloseTo(0.237, 3)
  expect(shareOf(0, 0)).toEqual({ share: 0, of: 0, low: 0, high: 0 })
})
