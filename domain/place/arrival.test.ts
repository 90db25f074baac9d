import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

test.each(['How do I get there from Tokyo?', '¿Cómo se llega?', 'Anreise', 'Comment y aller ?'])(
  '%j is about the way',
  (question) => {
    expect(
      arrivalOf([
        { question: 'Are pets allowed?', answer: 'No.' },
        { question, answer: 'By bus.' },
      ]),
    ).toBe('By bus.')
  },
)

test('other questions are not', () => {
  expect(arrivalOf([{ question: 'How do I get my money back?', answer: 'By mail.' }])).toBeNull()
  expect(arrivalOf([])).toBeNull()
})
