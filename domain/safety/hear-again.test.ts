import { expect, test } from 'vitest'
import { hear } from './hear.ts'
import { hearAgain } from './hear-again.ts'

const TEXTS = [
  'sleep',
  '',
  'quiet yoga by the sea',
  'I want to die',
  'ich will sterben',
  'chest pain',
]

test.each(TEXTS)('%j is heard the same each time', (text) => {
  const heard = hear(text)
  expect(hearAgain(text)).toEqual(heard)
  expect(hearAgain(text)).toEqual(heard)
})

test('some of these call for care, and some do not', () => {
  const heard = TEXTS.map((text) => hearAgain(text) !== null)
  expect(new Set(heard)).toEqual(new Set([true, false]))
})
