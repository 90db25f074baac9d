import { expect, test } from 'vitest'
import { withoutEmoji } from './emoji.ts'

test.each([
  ['😴', 'sleep'],
  ['🏖️🐶', 'beach dog'],
  ['👍🏽', 'thanks'],
  ['🙏🙏', 'thanks'],
  ['🧘🏽‍♀️ in Portugal', 'yoga in Portugal'],
  ['so boring 😴', 'so boring 😴'],
  ['🦄', '🦄'],
  ['no picture, no picture', 'no picture, no picture'],
])('%s becomes "%s"', (text, words) => {
  expect(withoutEmoji(text)).toBe(words)
})
