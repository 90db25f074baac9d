import { expect, test } from 'vitest'
import { catalogueText } from './catalogue-text.ts'

test.each([
  ['a\0b', 'ab'],
  ['\u001b[31mred\u0007', '[31mred'],
  ['\u202egpj.exe\u202c', 'gpj.exe'],
  ['Sauna\u{e0049}\u{e0067}\u{e006e}', 'Sauna'],
  ['half \ud83d', 'half \ufffd'],
  [' Two\r\nlines\tand a tab ', 'Two\r\nlines\tand a tab'],
  ['👩\u200d🔬 می\u200cخواهم', '👩\u200d🔬 می\u200cخواهم'],
])('%j is stored as %j', (given, stored) => {
  expect(catalogueText(100).parse(given)).toBe(stored)
})
