import { expect, test } from 'vitest'
import { isFunctionWord } from './function-words.ts'

test.each(['meant', 'please', 'porfa', 'svp', 'bof', 'bitte', 'lequel', 'welche', 'cuales', 'the'])(
  '“%s” is no topic',
  (word) => {
    expect(isFunctionWord(word)).toBe(true)
  },
)

test.each(['sauna', 'privacy', 'lavanda', 'kamin', 'tisane'])('“%s” is one', (word) => {
  expect(isFunctionWord(word)).toBe(false)
})
