import { expect, test } from 'vitest'
import { isClaim, sentencesOf, withoutClaims } from './claims.ts'

test.each([
  'It cures insomnia.',
  'Clinically proven to help.',
  'This tea treats anxiety.',
  'We diagnose your pain.',
  'It healed me.',
  'A remedy for everything.',
  'Results guaranteed.',
  'Dieser Tee heilt Schlaflosigkeit.',
  'El té cura el insomnio.',
  'Ce thé guérit l’insomnie.',
])('a promise · %s', (text) => {
  expect(isClaim(text)).toBe(true)
})

test.each([
  'Sound healing by the lake.',
  'Treat yourself to an afternoon.',
  'A spa with treatments.',
  'Secure parking.',
  'El curso se celebra en verano.',
  'Eine heilsame Stille.',
  'The retreat has nine rooms.',
])('no promise · %s', (text) => {
  expect(isClaim(text)).toBe(false)
})

test('only the sentences that promise go', () => {
  expect(withoutClaims('Six cabins. It cures insomnia. Rated 4.5 by many.')).toBe(
    'Six cabins. Rated 4.5 by many.',
  )
  expect(withoutClaims('It cures all.')).toBe('')
  expect(sentencesOf('At $4.50 a cup. “Quiet.” Then more')).toEqual([
    'At $4.50 a cup.',
    '“Quiet.”',
    'Then more',
  ])
})
