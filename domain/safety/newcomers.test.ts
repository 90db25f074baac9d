import { expect, test } from 'vitest'
import { fold } from '../text/text.ts'
import { detect } from './detect.ts'
import { isLossBySuicide } from './everyday.ts'
import { isPlainEating } from './plainly.ts'

test.each([
  'I am 13, want to lose 10 kg fast',
  "I'm 15 and need a juice cleanse to get thin",
  'my 14 year old wants to go on a diet',
  'soy menor de edad, quiero adelgazar 10 kilos rápido',
  'tengo 14 años y quiero perder peso',
  'ich bin 13 und will schnell 10 Kilo abnehmen',
  'ich bin minderjährig und möchte fasten',
  'j’ai 13 ans, je veux perdre 10 kilos vite',
  'je suis mineure, je veux maigrir',
  'lose 10 kg fast',
  'perder 10 kilos rápido',
])('fast loss of weight, and dieting while under age, are eating topics · %s', (text) => {
  expect(detect(text)).toEqual({ kind: 'topic', topic: 'eating' })
})

test.each([
  'I am 13 kilos overweight and want to lose weight',
  'I am 43 and want to lose weight',
  'I am 16 and look for a yoga class',
  'digital detox, I am 17',
  'tengo 14 años de experiencia y busco una dieta sana',
  'lose weight, the fast wifi is a must',
])(
  'adults who want to lose weight, and minors who do not, are not plain eating topics · %s',
  (text) => {
    expect(isPlainEating(fold(text))).toBe(false)
  },
)

test.each([
  'what is the point of waking up',
  "what's the point in getting out of bed anymore",
  'para qué levantarme',
  'para qué despertar',
  'wozu noch aufwachen',
  'à quoi bon me réveiller',
])('"no point in waking up" is detected · %s', (text) => {
  expect(['danger', 'unsure']).toContain(detect(text)?.kind)
})

test.each([
  'what is the point of waking up early for yoga',
  'no point in getting up before the sauna opens',
])('seeing no point in getting up for something is not detected · %s', (text) => {
  expect(detect(text)).toBeNull()
})

test.each([
  'does magnesium cure depression?',
  'which supplement treats insomnia?',
  'can yoga heal my anxiety?',
  '¿el magnesio cura la depresión?',
  '¿qué suplemento trata el insomnio?',
  'heilt Magnesium Depressionen?',
  'welches Mittel behandelt Schlaflosigkeit?',
  'est-ce que le magnésium guérit la dépression ?',
  'quelle plante soigne l’insomnie ?',
])('a question about what cures or treats a trouble is a care topic · %s', (text) => {
  expect(detect(text)).toEqual({ kind: 'topic', topic: 'cure' })
})

test.each([
  'something for my anxiety',
  'does yoga help with insomnia',
  'retiro para la ansiedad',
  'does it cure depression?',
  '¿esto cura la depresión?',
  'heilt das Depressionen?',
  'ça guérit la dépression ?',
  'was hilft bei Schlaflosigkeit',
  'une retraite contre l’insomnie',
])('a wish for help, or a question about one listing, is no care topic · %s', (text) => {
  expect(detect(text)).toBeNull()
})

test.each([
  'grief retreat after my husband killed himself',
  'retiro de duelo después de que mi marido se suicidó',
  'Trauerbegleitung, nachdem sich mein Mann das Leben genommen hat',
  'retraite de deuil après que mon mari s’est suicidé',
])('a bereavement by suicide is detected, with grief as first concept · %s', (text) => {
  expect(isLossBySuicide(fold(text))).toBe(true)
  expect(detect(text)).toBeNull()
})
