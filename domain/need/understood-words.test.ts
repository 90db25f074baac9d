import { expect, test } from 'vitest'
import { LANGUAGES } from '../language/language.ts'
import { AVOIDED } from '../vocabulary/avoided.ts'
import { AVOIDABLE } from './avoided.ts'
import { readNeed } from './need.ts'
import { understoodParts } from './understood.ts'
import { understoodLabel } from './understood-words.ts'

const avoidedIn = (text: string) => {
  const part = understoodParts(readNeed(text)).find(({ kind }) => kind === 'avoided')
  return part && understoodLabel(part, String)
}

test('a chip names everything that is avoided, each thing once', () => {
  expect(avoidedIn('a retreat, no yoga, no meditation and no perfume')).toBe(
    'without yoga, meditation, perfume',
  )
})

test('everything that can be avoided has a word in every language', () => {
  const heads = AVOIDABLE.map(([head = '']) => head)
  expect(heads.filter((head) => AVOIDED[head]?.length !== LANGUAGES.length - 1)).toEqual([])
})
