import { expect, test } from 'vitest'
import { natureSentences } from './amenities.tsx'

test.each([
  ['200 m to the shore', 'A long beach', ['200 m to the shore.', 'A long beach.']],
  [
    'Natural hot spring',
    'Natural hot spring on the property.',
    ['Natural hot spring on the property.'],
  ],
  ['On the lake', null, ['On the lake.']],
  [null, 'Woods', ['Woods.']],
  [null, null, []],
])('%j and %j', (distance, nearby, sentences) => {
  expect(natureSentences(distance, nearby)).toEqual(sentences)
})
