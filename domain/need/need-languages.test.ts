import { expect, test } from 'vitest'
import { readNeed } from './need.ts'
import { needPartLabel } from './need-part-labels.ts'
import { needParts } from './need-parts.ts'

test.each([
  'algo tranquilo con mi perro',
  'ruhiger Urlaub mit Hund',
  'séjour au calme avec mon chien',
  'cabaña que admita perros',
  'hundefreundliche Hütte',
  'chiens acceptés',
])('%s: pets are welcome', (text) => {
  expect(readNeed(text).petFriendly).toBe(true)
})

test.each(['sin perros', 'Hotel ohne Hunde', 'allergique, donc sans chien'])(
  '%s: no pets',
  (text) => expect(readNeed(text).petFriendly).toBe(false),
)

test.each(['una escapada en la playa', 'necesito unas vacaciones', 'una lámpara'])(
  '%s: an article is not parsed as nails',
  (text) => expect(readNeed(text).asked.map(({ name }) => name)).not.toContain('hair'),
)

test.each(['uñas frágiles', 'cuidado de uñas', 'manicura'])('%s: is about nails', (text) => {
  expect(readNeed(text).asked.map(({ name }) => name)).toContain('hair')
})

test.each([
  ['Yoga-Retreat', 'yoga'],
  ['massage thaï', 'thaiShiatsu'],
  ['retiro de silencio', 'vipassana'],
  ['baño de sonido', 'sound'],
  ['Klangbad', 'sound'],
  ['tisana', 'tea'],
])('%s: matched by its translated name', (text, concept) => {
  expect(readNeed(text).asked.map(({ name }) => name)).toContain(concept)
})

test.each([
  ['yoga en Japón', 'JP'],
  ['Wellness in Österreich', 'AT'],
  ['retraite en Grèce', 'GR'],
])('%s: a country by its local name', (text, code) => {
  expect(readNeed(text).place?.countries).toEqual([code])
})

test.each(['a retreat, not in Asia', 'Auszeit, nicht in Asien', 'un retiro, excepto Asia'])(
  '%s: excluded place',
  (text) => {
    const need = readNeed(text)
    expect(need.place).toBeNull()
    expect(need.elsewhere?.countries).toContain('JP')
  },
)

test.each([
  ['no quiero yoga, algo para dormir', 'yoga'],
  ['schlafen ohne Meditation', 'meditation'],
  ['dormir sans méditation', 'meditation'],
])('%s: exclusion', (text, word) => {
  expect(readNeed(text).avoided).toContain(word)
})

test.each([
  ['algo barato para dormir', { priceBands: ['$', '$$'] }],
  ['hôtel de luxe au calme', { priceBands: ['$$$', '$$$$'] }],
  ['yoga von zu Hause', { online: true }],
  ['massage en présentiel', { inPerson: true, online: false }],
  ['Hütte, barrierefrei', { wheelchair: true }],
  ['unter 120 Euro pro Nacht', { maxMinor: 12_000, maxPer: 'night', currency: 'EUR' }],
])('%s', (text, expected) => {
  expect(readNeed(text)).toMatchObject(expected)
})

test('another currency is converted to dollars, and the chip says so', () => {
  const [price] = needParts(readNeed('sleep under 90 euros')).filter(({ kind }) => kind === 'price')
  expect(price && needPartLabel(price, (minor) => `$${minor / 100}`)).toBe(
    'up to $90 (euros read as dollars)',
  )
})

test('the origin of a visitor is not the requested place', () => {
  expect(readNeed('body clock wrecked after flying to Tokyo').place).toBeNull()
  expect(readNeed('jet lag after Tokyo flights').place).toBeNull()
  expect(readNeed('tired after a New York trip').place).toBeNull()
  expect(readNeed('yoga in Tokyo').place?.words).toBe('tokyo')
  expect(readNeed('tokyo trips').place?.words).toBe('tokyo')
})

test('words of another language are not corrected to English ones', () => {
  for (const text of ['llevo noches en blanco', 'cuido de mi madre mayor', 'nach der Reise müde'])
    expect(readNeed(text).repairs, text).toEqual([])
})

test('an error of three letters is corrected where the result is unambiguous', () => {
  const { concepts, place } = readNeed('yga retreat in portgal')
  expect(concepts).toContain('yoga')
  expect(place?.countries).toEqual(['PT'])
})

test('a sum or a duration is no company: "for 2 dollars", "for two weeks"', () => {
  expect(readNeed('a plan for 2 dollars')).toMatchObject({ maxMinor: 200, concepts: [] })
  expect(readNeed('a plan for two weeks').concepts).toEqual([])
  expect(readNeed('a cabin for two').concepts).toContain('couples')
})
