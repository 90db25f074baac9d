import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSingleLine } from './single-line.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada  Lovelace ', 'Ada  Lovelace'],
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['Ada\tLovelace\n', 'Ada Lovelace'],
  ['Ada\u2028Lovelace\u2029\u0085', 'Ada Lovelace'],
  ['Ada\0Lovelace\u007f\u009f', 'Ada Lovelace'],
  ['\u202egpj.exe\u202c', 'gpj.exe'],
  ['\u2066Ada\u2069 \u200e\u200f\u061c', 'Ada'],
  ['A\u200bd\u2060a\ufeff\u00ad', 'Ada'],
  ['Ada\u{e0041}\u{e007f}', 'Ada'],
  ['\u202e\u200b\n', ''],
  // Names that need their marks, joiners and emoji sequences
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🔬 Zoë', '👩\u200d🔬 Zoë'],
  ['नेहा शर्मा', 'नेहा शर्मा'],
  ['עדה לאבלייס', 'עדה לאבלייס'],
])('%j becomes %j', (typed, expected) => {
  expect(toSingleLine(typed)).toBe(expected)
})

test('any text becomes one line without control characters, and the function is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = toSingleLine(text)
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u)
      expect(toSingleLine(line)).toBe(line)
    }),
  )
})
