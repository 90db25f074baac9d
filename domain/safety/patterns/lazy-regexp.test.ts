import { expect, test, vi } from 'vitest'
import { lazyRegExp } from './lazy-regexp.ts'

test('a pattern is compiled once, and only for texts that it may match', () => {
  const make = vi.fn((source: string) => new RegExp(`\\b(?:${source})\\b`))
  const patternFor = lazyRegExp(() => 'no pain|ach(?:e|ing)', make)
  expect(patternFor('calm')).toBeNull()
  expect(make).not.toHaveBeenCalled()
  expect(patternFor('an aching back')?.exec('an aching back')?.[0]).toBe('aching')
  expect(patternFor('no pain')?.test('no pain')).toBe(true)
  expect(make).toHaveBeenCalledTimes(1)
})

test('a pattern without required literals applies to every text', () => {
  expect(lazyRegExp(() => '\\d+', RegExp)('calm')).not.toBeNull()
})
