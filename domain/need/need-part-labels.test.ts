import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { LANGUAGES } from '../language/language.ts'
import { EXCLUSIONS } from '../vocabulary/exclusions.ts'
import { AVOIDABLE } from './exclusions.ts'
import { readNeed } from './need.ts'
import { needPartLabel } from './need-part-labels.ts'
import { needParts } from './need-parts.ts'

const avoidedIn = (text: string) => {
  const part = needParts(readNeed(text)).find(({ kind }) => kind === 'avoided')
  return part && needPartLabel(part, String)
}

test('a chip lists every exclusion once', () => {
  expect(avoidedIn('a retreat, no yoga, no meditation and no perfume')).toBe(
    'without yoga, meditation, perfume',
  )
})

test('every exclusion has a label in every language', () => {
  const heads = AVOIDABLE.map(([head = '']) => head)
  expect(heads.filter((head) => EXCLUSIONS[head]?.length !== LANGUAGES.length - 1)).toEqual([])
})

test('an exclusion without a translation is shown as typed', () => {
  const need = readNeed('un taller sin yoga, sin Lámparas y sin café')
  const part = needParts(need).find(({ kind }) => kind === 'avoided')
  const label = part && runWithLocale('es', () => needPartLabel(part, String))
  expect(label).toContain('yoga')
  expect(label).toContain('Lámparas')
  expect(label).toContain('café')
})
