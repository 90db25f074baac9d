import { expect, test } from 'vitest'
import { conceptsOffered } from './offered-concepts.ts'

const plain = { title: 'A thing', type: 'Thing', tags: [], location: null, description: '' }

test('an exact tag weighs more than a title, a title more than the text', () => {
  const tag = conceptsOffered({ ...plain, tags: ['reiki'] }).get('energyHealing') ?? 0
  const title = conceptsOffered({ ...plain, title: 'Open Reiki' }).get('energyHealing') ?? 0
  const text = conceptsOffered({ ...plain, description: 'Some reiki.' }).get('energyHealing') ?? 0
  expect(tag).toBeGreaterThan(title)
  expect(title).toBeGreaterThan(text)
  expect(text).toBeGreaterThan(0)
})

test('more words of a concept add less and less and never reach 1', () => {
  const tags = ['sleep', 'insomnia', 'bedtime', 'deep rest', 'melatonin', 'sleep aid', 'pillow']
  const strengths = tags.map(
    (_, count) => conceptsOffered({ ...plain, tags: tags.slice(0, count + 1) }).get('sleep') ?? 0,
  )
  const gains = strengths.slice(1).map((strength, index) => strength - (strengths[index] ?? 0))
  expect(gains.every((gain) => gain > 0 && gain < (strengths[0] ?? 0))).toBe(true)
  expect(strengths.at(-1)).toBeLessThan(1)
})

test('inflected forms match, false friends do not', () => {
  expect(conceptsOffered({ ...plain, tags: ['hot springs'] }).has('hotSprings')).toBe(true)
  expect(conceptsOffered({ ...plain, title: 'Dead Calm' }).has('stress')).toBe(false)
  expect(conceptsOffered({ ...plain, tags: ['heart opening'] }).has('heart')).toBe(false)
})

test('a listing without relevant words offers no concept', () => {
  expect(conceptsOffered(plain).size).toBe(0)
})
