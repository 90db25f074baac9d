import { expect, test } from 'vitest'
import { readCareTopic } from '../care/caution.ts'
import { readDanger } from '../care/safety.ts'

// The answer about eating names specialised help; the one about self-harm does not.
test.each([
  'je me fais vomir',
  'je me fais vomir après chaque repas',
  'comment se faire vomir après manger',
  'I make myself sick after every meal',
  'i make myself throw up after dinner',
  'vomito después de comer para castigarme',
  'vomito después de cada comida',
  'ich erbreche absichtlich nach dem Essen',
  'ich stecke mir den Finger in den Hals',
])('vomiting on purpose is answered as an eating topic · %s', (text) => {
  expect(readDanger(text)).toBeNull()
  expect(readCareTopic(text)).toBe('eating')
})

test.each([
  'je me fais vomir et je veux mourir',
  'I make myself sick after every meal and I want to kill myself',
])('a wish to die takes precedence over eating · %s', (text) => {
  expect(readDanger(text)).toBe('self-harm')
})
