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

test.each(TEXTS)('%j gives the same detection each time', (text) => {
  const detected = detect(text)
  expect(detectCached(text)).toEqual(detected)
  expect(detectCached(text)).toEqual(detected)
})

test('the sample contains texts with and without a detection', () => {
  const detected = TEXTS.map((text) => detectCached(text) !== null)
  expect(new Set(detected)).toEqual(new Set([true, false]))
})
