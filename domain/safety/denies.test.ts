import { expect, test } from 'vitest'
import { denies } from './denies.ts'

test.each([
  'No, I’m fine, thanks',
  'i am perfectly safe',
  'I’m not suicidal',
  'haha no, it was just a figure of speech',
  'no, that’s from a song',
  'you misunderstood, I need a yoga class',
  'i meant the climbing one',
  'no, estoy bien',
  'no estoy en peligro',
  'era una forma de hablar',
  'me has entendido mal',
  'me refería al libro',
  'nein, mir geht es gut',
  'Das war nur ein Scherz',
  'so war das nicht gemeint',
  'da haben Sie mich falsch verstanden',
  'ich meinte den Film',
  'non, je vais bien',
  'je ne suis pas en danger',
  'c’était juste une façon de parler',
  'tu m’as mal comprise',
  'je parlais du film',
])('denies that there is danger · %s', (text) => {
  expect(denies(text)).toBe(true)
})

test.each([
  'no',
  'no, leave me alone',
  'nobody would miss me',
  'I’m not fine',
  'I meant it',
  'I meant what I said',
  'yes',
  'a yoga class',
  'no estoy bien',
  'no era broma',
  'mir geht es nicht gut',
  'ich meinte es ernst',
  'das war kein Witz',
  'je ne vais pas bien',
  'ce n’était pas une blague',
])('denies nothing · %s', (text) => {
  expect(denies(text)).toBe(false)
})
