import { describe, expect, test } from 'vitest'
import { isElsewhere } from '../need/constraints.ts'
import { readNeed } from '../need/need.ts'
import { createSpelling } from '../text/edit-distance.ts'

test.each([
  ['etwas in Oesterreich oder der Schweiz', ['AT', 'CH']],
  ['un hôtel en Norvège ou le Japon', ['NO', 'JP']],
  ['ein Hotel in Daenemark', ['DK']],
])('%s', (text, countries) => {
  expect(readNeed(text).place?.countries).toEqual(countries)
})

describe('excluded places', () => {
  test.each([
    ['not in Japan', ['JP'], null],
    ['anywhere but Bali', [], 'bali'],
    ['anywhere except Bali', [], 'bali'],
    ['nicht in Portugal', ['PT'], null],
    ['überall, nur nicht in der Schweiz', ['CH'], null],
    ['pas en Grèce', ['GR'], null],
    ['en cualquier sitio menos España', ['ES'], null],
    ['not in Spain or Portugal', ['ES', 'PT'], null],
    ["I don't want to go to Bali", [], 'bali'],
    ['no travelling to Japan', ['JP'], null],
    ['not on Vancouver Island', [], 'vancouver island'],
    ['not on Salt Spring Island', [], 'salt spring island'],
    ['not in Bali island', [], 'bali'],
    ['not in Comporta', [], 'comporta'],
    ['elsewhere than in Norway', ['NO'], null],
    ['woanders als in Norwegen', ['NO'], null],
    ['außerhalb von Italien', ['IT'], null],
    ["ailleurs qu'en Norvège", ['NO'], null],
    ['instead of Bali', [], 'bali'],
    ['en vez de Portugal', ['PT'], null],
    ['statt Italien', ['IT'], null],
    ['au lieu de la Grèce', ['GR'], null],
  ] as const)('%s, and no other condition', (text, countries, words) => {
    const { elsewhere, place, asked, words: said } = readNeed(text)
    expect(elsewhere).toMatchObject({ countries, words })
    expect({ place, asked, said }).toEqual({ place: null, asked: [], said: [] })
  })

  test.each([
    'keine Reise nach Asien',
    'sin viajar a Asia',
    'sans voyager en Asie',
    'no trips to Asia',
  ])('%s', (text) => {
    const { elsewhere, place } = readNeed(text)
    expect(elsewhere?.countries).toContain('JP')
    expect(place).toBeNull()
  })

  test('the rest of the text is kept', () => {
    const need = readNeed('a retreat not in Portugal but in Spain with my dog')
    expect(need.elsewhere?.countries).toEqual(['PT'])
    expect(need.place?.countries).toEqual(['ES'])
    expect(need.petFriendly).toBe(true)
  })

  test.each(['no yoga in Spain', 'not far from Spain', 'why not Spain'])(
    '%s: it may be there',
    (text) => {
      const { elsewhere, place } = readNeed(text)
      expect(elsewhere).toBeNull()
      expect(place?.countries).toEqual(['ES'])
    },
  )
})

test.each([
  ['weekend within two hours of Berlin', 'Berlin'],
  ['una escapada a dos horas de Madrid', 'Madrid'],
  ['Wochenende nicht weiter als zwei Stunden von München', 'München'],
  ['un week-end à deux heures de Lyon', 'Lyon'],
])('%s: near %s, and no length', (text, said) => {
  const { place, duration } = readNeed(text)
  expect(place).toMatchObject({ said, isNear: true })
  expect(duration?.value.unit).not.toBe('hour')
})

test.each([
  ['a retreat in Peru or Chile', ['PE', 'CL'], null, 'Peru, Chile'],
  ['un retiro en Perú o Chile', ['PE', 'CL'], null, 'Perú, Chile'],
  ['in Italien oder Österreich', ['IT', 'AT'], null, 'Italien, Österreich'],
  ['au Portugal ou en Espagne', ['PT', 'ES'], null, 'Portugal, Espagne'],
  ['Thailand or Bali', ['TH'], 'bali', 'Thailand, Bali'],
  ['yoga in Lisbon, Portugal', [], 'lisbon', 'Lisbon'],
] as const)('%s: any of them', (text, countries, words, said) => {
  expect(readNeed(text).place).toEqual({ countries, words, said })
})

test.each([
  ['Sri Lanka', 'LK'],
  ['yoga in Sri Lanka', 'LK'],
  ['Oman', 'OM'],
  ['Malta', 'MT'],
  ['malta', 'MT'],
  ['Mali', 'ML'],
  ['Iran', 'IR'],
  ['Irán', 'IR'],
  ['Zypern', 'CY'],
  ['Algérie', 'DZ'],
  ['Papua New Guinea', 'PG'],
  ['South Sudan', 'SS'],
  ['Griechnland', 'GR'],
  ['Griechenlnd', 'GR'],
] as const)('%s is a country and nothing else', (text, code) => {
  const vocabulary = createSpelling([
    ['lanta', 9],
    ['olman', 9],
    ['malt', 9],
  ])
  const { place, asked } = readNeed(text, vocabulary)
  expect(place).toMatchObject({ countries: [code], words: null })
  expect(asked.filter(({ said }) => said !== 'yoga')).toEqual([])
})

test.each([
  'my friend Chad',
  'nach der Reunion',
  'jus de grenade',
  'a soft jersey',
  'not in Oman',
  'pas en Iran',
])('%s: no place is requested', (text) => {
  expect(readNeed(text).place).toBeNull()
})

test('an island is not Iceland, as it is in German', () => {
  expect(readNeed('a retreat on an island').place).toBeNull()
  expect(readNeed('eine Hütte in Island').place?.countries).toEqual(['IS'])
  expect(readNeed('a cabin on Salt Spring Island').place?.words).toBe('salt spring island')
})

test('a region that is ruled out rules out towns that do not name it', () => {
  const { elsewhere } = readNeed('not on Vancouver Island')
  const at = (location: string) => isElsewhere({ elsewhere }, { country: 'CA', location })
  expect([at('Tofino, Canada'), at('Vancouver Island, Canada')]).toEqual([true, true])
  expect([at('Vancouver, Canada'), at('Salt Spring Island, Canada')]).toEqual([false, false])
})

test.each([
  ['near Lisbon', true],
  ['cerca de Lisboa', true],
  ['in der Nähe von Lissabon', true],
  ['près de Lisbonne', true],
  ['in Lisbon', undefined],
])('%s is near it: %s', (text, isNear) => {
  expect(readNeed(text).place?.isNear).toBe(isNear)
})
