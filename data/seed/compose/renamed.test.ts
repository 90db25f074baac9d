import { expect, test } from 'vitest'
import { firstTitle, shownTitle } from './renamed.ts'

test('a title is shown in new words and keeps the slug of the first ones', () => {
  const written = '(Hum => Humming Together) (under Eighteen => for Under-Eighteens)'
  expect(firstTitle(written)).toBe('Hum under Eighteen')
  expect(shownTitle(written)).toBe('Humming Together for Under-Eighteens')
})

test('words may be added, and a title without changes is left as it is', () => {
  expect(firstTitle('Warm Table ( => in )Athens')).toBe('Warm Table Athens')
  expect(shownTitle('Warm Table ( => in )Athens')).toBe('Warm Table in Athens')
  expect(shownTitle('The Gong Hour')).toBe('The Gong Hour')
})
