import { expect, test } from 'vitest'
import { passwordStrengthOf } from './password-strength.ts'

test.each([
  ['', 0, ['length', 'characters']],
  ['aaaaaaaa', 0, ['characters', 'sequence']],
  ['abc', 0, ['length', 'characters']],
  ['rivers12345', 2, ['sequence']],
  ['a stone by the sea 7', 4, []],
])('%s has strength %i', (password, level, weaknesses) => {
  expect(passwordStrengthOf(password)).toEqual({ level, weaknesses })
})

test('the own address in a password lowers its strength', () => {
  const plain = passwordStrengthOf('rowanvale9')
  const personal = passwordStrengthOf('rowanvale9', ['rowanvale'])
  expect(personal.weaknesses).toEqual(['personal'])
  expect(personal.level).toBeLessThan(plain.level)
})

test('a longer password is never weaker', () => {
  let last = 0
  for (const end of ['mosslake', 'mosslake wind', 'mosslake wind hut 4', 'mosslake wind hut 4!R']) {
    const { level } = passwordStrengthOf(end)
    expect(level).toBeGreaterThanOrEqual(last)
    last = level
  }
})
