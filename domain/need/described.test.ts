import { expect, test } from 'vitest'
import { everything } from '../listing/listing-query.ts'
import { needOf } from './need-edit.ts'

const conceptsOf = (q: string, not: string[] = []) => needOf({ ...everything(), q, not }).concepts

test.each([
  ['three flights a week for work, never know what time my body thinks it is', 'jetLag'],
  [
    'a las tres de la tarde se me caen los ojos, voy por el cuarto café y no rindo',
    'afternoonSlump',
  ],
  ['je suis instit et j’attrape tous les microbes de la classe depuis octobre', 'immunity'],
  [
    'seit der Geburt macht mein Kreuz nicht mehr mit, ich schleppe den Kleinen ja den ganzen Tag',
    'postnatal',
  ],
])('%s: %s', (text, concept) => expect(conceptsOf(text)[0]).toBe(concept))

test('a described concept can be removed', () => {
  const text = 'three flights a week for work, never know what time my body thinks it is'
  expect(conceptsOf(text, ['jetLag'])).not.toContain('jetLag')
})

test('a few words name things and describe nothing', () => {
  expect(needOf({ ...everything(), q: 'cork yoga mat' }).isDescribed).toBe(false)
})
