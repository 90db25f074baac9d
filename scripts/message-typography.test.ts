import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../test/imports.ts'

const FRENCH = join(ROOT, 'messages/fr')
const NARROW = '\u202f'
const FULL = '\u00a0'

/** Every text of a catalogue, including variants. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}

test.each(readdirSync(FRENCH))('French punctuation has no-break spaces in %s', (file) => {
  const texts = textsOf(JSON.parse(readFileSync(join(FRENCH, file), 'utf8')))
  const wrong = texts.filter((text) => {
    const words = text.replace(/\{\w+\}/g, 'x').replace(/https?:\S+|\d\d?:\d\d/g, '')
    const marks = new RegExp(`[^${NARROW}\\s?!][;?!»]|[ ${FULL}][;?!»]|«[^${NARROW}]`, 'u')
    const colons = new RegExp(`[^${FULL}]:(?!\\S)|[ ${NARROW}]:`, 'u')
    return (
      !isDeclaration(text) &&
      (marks.test(words) || colons.test(words) || /[a-zà-ÿ]'[a-zà-ÿ]/iu.test(words))
    )
  })
  expect(wrong).toEqual([])
})

/** "local p = n: plural" */
const isDeclaration = (text: string) => /^(?:local|input) \w+/.test(text)
