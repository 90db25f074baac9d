import { expect, test } from 'vitest'
import { withoutPastedLines } from './pasted-lines.ts'

test.each([
  ['> Try lavender, or Night Tea.\nhow much is it?', 'Night Tea\nhow much is it?'],
  ['> Try lavender.\nno apps', 'no apps'],
  [
    'You: I cannot sleep\nWillow: Lavender may help.\nYou: something cheaper',
    'I cannot sleep\nsomething cheaper',
  ],
  ['Ich: Tee\nWillow: Gern.\nIch: unter 20 Euro', 'Tee\nunter 20 Euro'],
  ['Budget: $200\nPlace: Lisbon', 'Budget: $200\nPlace: Lisbon'],
  ['> only a quotation', '> only a quotation'],
  ['me: a massage', 'me: a massage'],
  ['> one\n> two', '> one\n> two'],
])('%j becomes %j', (text, said) => {
  expect(withoutPastedLines(text, ['Night Tea'])).toBe(said)
})
