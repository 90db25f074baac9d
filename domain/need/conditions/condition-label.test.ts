import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { LANGUAGES } from '../../language/language.ts'
import type { Condition } from './condition.ts'
import { conditionLabel } from './condition-label.ts'

const labelsOf = (condition: Condition) =>
  LANGUAGES.map((language) => runWithLocale(language, () => conditionLabel(condition)))

test.each([
  [
    { kind: 'people', least: null, most: 6 },
    ['6 people at most', '6 personas como máximo', 'höchstens 6 Personen', '6 personnes au plus'],
  ],
  [
    { kind: 'people', least: null, most: 1 },
    ['one to one', 'individual', 'einzeln', 'en individuel'],
  ],
  [{ kind: 'days', least: 14, most: 14 }, ['2 weeks', '2 semanas', '2 Wochen', '2 semaines']],
  [{ kind: 'days', least: 4, most: 5 }, ['4–5 days', '4–5 días', '4–5 Tage', '4–5 jours']],
  [{ kind: 'weekday', days: [4] }, ['Thursday', 'jueves', 'Donnerstag', 'jeudi']],
  [{ kind: 'amenity', amenity: 'no-wifi' }, ['No Wi-Fi', 'Sin wifi', 'Kein WLAN', 'Pas de Wi-Fi']],
  [
    { kind: 'noSubscription' },
    ['no subscription', 'sin suscripción', 'ohne Abo', 'sans abonnement'],
  ],
  [{ kind: 'verified' }, ['verified', 'verificado', 'geprüft', 'vérifié']],
] as const)('%o', (condition, labels) => {
  expect(labelsOf(condition as Condition)).toEqual(labels)
})

test('a time of day is written as each language writes it', () => {
  const [english, , german] = labelsOf({ kind: 'start', from: 1_260, before: 1_440 })
  expect(english).toMatch(/^starts from 9:00\sPM$/)
  expect(german).toBe('beginnt ab 21:00')
})
