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

test.each([
  'This c\u200bures insomnia.',
  'It \u0441ures insomnia.',
  'It ｃｕｒｅｓ insomnia.',
  'It 𝐜𝐮𝐫𝐞𝐬 insomnia.',
  'It cu\u00adres insomnia.',
  'It c-u-r-e-s insomnia.',
  'It **cu**res insomnia.',
  'It will heal your depression.',
  'It gets rid of anxiety for good.',
  'It eliminates your pain.',
  'It reverses arthritis.',
  'A treatment for migraines.',
  'Helps fight cancer.',
  'It works better than antidepressants.',
  'You can replace your medication with it.',
  'It sounds like you have ADHD.',
  'You are probably depressed.',
  'You have an anxiety disorder.',
  'FDA approved.',
  'It has no side effects.',
  'It is safe during pregnancy.',
  'Puede curar tu ansiedad.',
  'Es un remedio contra la depresión.',
  'Elimina el dolor para siempre.',
  'Resultados garantizados.',
  'Tienes depresión.',
  'Científicamente demostrado.',
  'Kann Depressionen heilen.',
  'Heilung von Krebs.',
  'Ein Heilmittel gegen Angst.',
  'Wissenschaftlich bewiesen.',
  'Du hast eine Depression.',
  'Beseitigt deine Schmerzen.',
  'Peut guérir l’anxiété.',
  'Un remède contre la dépression.',
  'Élimine vos douleurs.',
  'Résultats garantis.',
  'Vous avez une dépression.',
  'La guérison du cancer.',
])('an obfuscated promise or a diagnosis · %s', (text) => {
  expect(isClaim(text)).toBe(true)
})

test.each([
  'Is it safe in pregnancy?',
  'If you have epilepsy, ask your doctor first.',
  'Wenn du Migräne hast, frag zuerst ärztlich nach.',
  'Si tienes asma, pregunta antes a tu médico.',
  'Si vous avez de l’asthme, demandez d’abord à votre médecin.',
  'A cura of grape juice, and nine days of rest.',
  'Behandlungen mit warmem Öl.',
  'Soins du visage et massages.',
  'Tratamientos faciales y masajes.',
  'The train to the Alsace ends there.',
])('a caution or a craft is no promise · %s', (text) => {
  expect(isClaim(text)).toBe(false)
})

test('only sentences with a promise are removed', () => {
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
