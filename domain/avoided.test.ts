import { describe, expect, test } from 'vitest'
import { readNeed } from './need.ts'

describe.each([
  ['children', ['no kids', 'not for children', 'sin niños', 'no para niños', 'keine Kinder']],
  ['children', ['nicht für Kinder', 'sans enfants', "pas d'enfants", 'pas pour les enfants']],
  ['spiritual', ['nothing spiritual', 'not too spiritual', 'nicht spirituell', 'nada espiritual']],
  ['spiritual', ['nichts Spirituelles', 'rien de spirituel', 'nada de espiritualidad']],
  ['religious', ['nothing religious', 'nicht religiös', 'nada religioso', 'rien de religieux']],
  ['vegan', ['not vegan', 'nicht vegan', 'no vegano', 'pas végan']],
  ['hot yoga', ['no hot yoga']],
  ['lavender', ['no lavender', 'sin lavanda', 'ohne Lavendel', 'sans lavande', 'lavender-free']],
  ['lavender', ['free of lavender', 'allergic to lavender', 'lavendelfrei']],
  ['wool', ['without wool', 'sin lana', 'keine Wolle', 'sans laine', 'wool free']],
  ['nuts', ['no nuts', 'sin frutos secos', 'ohne Nüsse', 'sans noix', 'nut-free']],
])('without %s', (word, texts) => {
  test.each(texts)('%s: it is kept out and nothing is asked', (text) => {
    const { avoided, asked, words } = readNeed(text)
    expect(avoided[0]).toBe(word)
    expect({ asked, words }).toEqual({ asked: [], words: [] })
  })
})

test.each([
  ['sleep without lavender', 'sleep'],
  ['for couples, no children', 'couples'],
  ['yoga not hot', 'yoga'],
])('%s: what is said beside it is asked for', (text, name) => {
  const need = readNeed(text)
  expect(need.avoided).not.toEqual([])
  expect(need.concepts).toContain(name)
})

test.each([
  "can't live without yoga",
  "can't sleep without lavender",
  'no sleep',
  'no energy',
  'no money',
  'sans sommeil',
  'no idea what helps',
  'no kids yet, trying for a baby',
  'no caffeine',
  'ich schlafe nicht, Meditation',
  'je ne dors pas massage',
])('%s: no exclusion', (text) => {
  expect(readNeed(text).avoided).toEqual([])
})

test.each(['not in winter', 'nicht im Winter', 'no en invierno', 'pas en hiver'])(
  '%s: that season is not asked for',
  (text) => {
    expect(readNeed(text)).toMatchObject({ asked: [], time: null, words: [] })
  },
)

test.each(['no caffeine', 'sin cafeína', 'ohne Koffein', 'sans caféine'])(
  '%s: does not ask for energy',
  (text) => {
    expect(readNeed(text).concepts).not.toContain('energy')
  },
)
