import { expect, test } from 'vitest'
import { isNearMeRequest } from './near-me.ts'

test.each([
  'yoga near me',
  'Yoga classes near me?',
  'massage nearby',
  'a sauna close to home',
  'clases de yoga cerca de mí',
  'masaje aquí cerca',
  'Yoga in meiner Nähe',
  'Sauna in der Nähe',
  'un massage près de chez moi',
  'yoga à proximité',
])('%j asks for what is near by', (text) => {
  expect(isNearMeRequest(text)).toBe(true)
})

test.each([
  '',
  'yoga',
  'yoga near Lisbon',
  'a cabin near the sea',
  'cerca del mar',
  'in der Natur',
  'près de la mer',
  'massage near me in Berlin',
])('%j does not', (text) => {
  expect(isNearMeRequest(text)).toBe(false)
})
