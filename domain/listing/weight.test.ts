import { expect, test } from 'vitest'
import { mentionsWeight } from './weight.ts'

test.each([
  'a juice cleanse then',
  'fasting retreat',
  'weight loss tea',
  'a five day water fast',
  'slimming tea',
  'lose a few pounds',
  'Fastenkur',
  'Heilfasten am See',
  'Saftkur',
  'Tee zum Abnehmen',
  'ayuno',
  'retiro de ayuno',
  'infusión adelgazante',
  'bajar de peso',
  'jeûne',
  'un stage de jeune',
  'cure détox',
  'tisane minceur',
  'perdre du poids',
])('about weight · %s', (text) => {
  expect(mentionsWeight(text)).toBe(true)
})

test.each([
  'a yoga class',
  'a weighted blanket',
  'bed and breakfast by the sea',
  'fast wifi in a quiet cabin',
  'a digital detox weekend',
  'a retreat without fasting',
  'no diets, just rest',
  'desayuno con vistas',
  'detox digital en la montaña',
  'Gewichtsdecke',
  'Frühstück im Garten',
  'fast immer müde',
  'une jeune maman cherche du repos',
  'petit déjeuner au lac',
  'détox numérique',
  'an evening of lifting weights',
])('not about weight · %s', (text) => {
  expect(mentionsWeight(text)).toBe(false)
})
