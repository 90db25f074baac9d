import { expect, test } from 'vitest'
import { detect } from './detect.ts'
import { detectCached } from './detect-cached.ts'

const TEXTS = [
  'sleep',
  '',
  'quiet yoga by the sea',
  'I want to die',
  'ich will sterben',
  'chest pain',
]

test.each(TEXTS)('%j is heard the same each time', (text) => {
  const heard = detect(text)
  expect(detectCached(text)).toEqual(heard)
  expect(detectCached(text)).toEqual(heard)
})

test('some of these call for care, and some do not', () => {
  const heard = TEXTS.map((text) => detectCached(text) !== null)
  expect(new Set(heard)).toEqual(new Set([true, false]))
})
