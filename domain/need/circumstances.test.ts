import { expect, test } from 'vitest'
import { readPrice } from '../money/money.ts'
import { countryOfLocation } from '../place/country.ts'
import { readCompany, readDuration, readParty, readTime } from './circumstances.ts'
import { readNeed } from './need.ts'
import { needPartLabel } from './need-part-labels.ts'
import { needParts } from './need-parts.ts'

test.each([
  ['a weekend in the woods', { count: 2, unit: 'day' }],
  ['two hours of yoga', { count: 2, unit: 'hour' }],
  ['for a week', { count: 1, unit: 'week' }],
  ['a 10 day retreat', { count: 10, unit: 'day' }],
  ['a few days away', { count: 3, to: 5, unit: 'day' }],
  ['three quiet days by the sea', { count: 3, unit: 'day' }],
  ['zwei freie tage', { count: 2, unit: 'day' }],
  ['unos dias junto al mar', { count: 3, to: 5, unit: 'day' }],
  ['ein paar tage am meer', { count: 3, to: 5, unit: 'day' }],
  ['quelques jours au bord de la mer', { count: 3, to: 5, unit: 'day' }],
  ['four or five days', { count: 4, to: 5, unit: 'day' }],
  ['cuatro o cinco noches', { count: 4, to: 5, unit: 'day' }],
  ['vier bis funf tage', { count: 4, to: 5, unit: 'day' }],
  ['10-12 jours', { count: 10, to: 12, unit: 'day' }],
  ['una semana en la playa', { count: 1, unit: 'week' }],
  ['drei tage fasten', { count: 3, unit: 'day' }],
  ['five days', { count: 5, unit: 'day' }],
  ['cinco dias', { count: 5, unit: 'day' }],
  ['funf tage', { count: 5, unit: 'day' }],
  ['cinq jours', { count: 5, unit: 'day' }],
  ['huit semaines', { count: 8, unit: 'week' }],
] as const)('%s has a duration', (text, value) => {
  expect(readDuration(text)?.value).toEqual(value)
})

test.each(['150 a night', 'once a week', 'every day', 'i am six months pregnant', 'two weeks ago'])(
  '%s has no duration',
  (text) => {
    expect(readDuration(text)).toBeNull()
  },
)

test.each([
  ['with our two kids', 'family'],
  ['me and my husband, a honeymoon', 'couple'],
  ['travelling alone', 'solo'],
  ['women only', 'women'],
  ['con mis amigas', 'friends'],
  ['mit kindern', 'family'],
  ['our team needs a day out', 'team'],
] as const)('%s: %s', (text, value) => {
  expect(readCompany(text)?.value).toBe(value)
})

test.each([
  ['a yoga retreat for six of us', 6],
  ['cabin 4 people', 4],
  ['a group of 8', 8],
  ['para cuatro personas', 4],
  ['fur 4 personen', 4],
  ['pour cinq personnes', 5],
  ['cabin for two adults and three children', 5],
  ['four kids and grandparents, ten of us', 10],
  ['2 adults, 2 kids', 4],
  ['dos adultos y tres ninos', 5],
  ['2 erwachsene und 1 kind', 3],
  ['deux adultes et deux enfants', 4],
  ['retreat for 8 friends', 8],
  ['at most 8 people', null],
  ['more than 3 people', null],
  ['people over 70', null],
  ['one person', null],
  ['two weeks', null],
] as const)('%s: party of %s', (text, value) => {
  expect(readParty(text)?.value ?? null).toBe(value)
})

test.each([
  ['yoga in march', 'in march'],
  ['somewhere this weekend', 'this weekend'],
  ['tonight please', 'tonight'],
])('%s is dated %s', (text, value) => {
  expect(readTime(text)?.value).toBe(value)
})

test.each([
  ['at most 80 euros', null, 8_000, null, 'EUR'],
  ['between 50 and 100', 5_000, 10_000, null, null],
  ['over 200 a night', 20_000, null, 'night', null],
  ['$50-80 per person', 5_000, 8_000, 'person', 'USD'],
  ['menos de 100 euros por noche', null, 10_000, 'night', 'EUR'],
  ['unter 90 euro pro nacht', null, 9_000, 'night', 'EUR'],
  ['moins de 60 € par nuit', null, 6_000, 'night', 'EUR'],
  ['under £40 a month', null, 4_000, 'month', 'GBP'],
  ['1.200 euros', null, 120_000, null, 'EUR'],
] as const)('%s is a price', (text, minMinor, maxMinor, per, currency) => {
  expect(readPrice(text)).toMatchObject({ minMinor, maxMinor, per, currency })
})

test.each([
  'over 50s yoga',
  'from 7 to 9',
  'between friends',
  'more than 3 people',
  'at least 8 hours',
])('%s states no price', (text) => {
  expect(readPrice(text)).toBeNull()
})

test.each([
  ['Crete, Greece', 'GR'],
  ['Austin, Texas', 'US'],
  ['Santa Fe, New Mexico', 'US'],
  ['Online', null],
  ['Ships worldwide', null],
])('%s lies in %s', (location, country) => {
  expect(countryOfLocation(location)).toBe(country)
})

test('parsed parts are listed, each with its words', () => {
  const need = readNeed(
    'anxeity retreat in Portugal under 150 a night with my dog for a week, no yoga',
  )
  const parts = needParts(need)
  expect(parts.map(({ kind }) => kind)).toEqual([
    'concept',
    'condition',
    'price',
    'place',
    'pets',
    'condition',
    'avoided',
    'repair',
  ])
  expect(parts.every(({ said }) => said !== '')).toBe(true)
  expect(parts.map((part) => needPartLabel(part, (minor) => `$${minor / 100}`))).toEqual([
    'anxiety',
    'retreats',
    'up to $150 a night',
    'in Portugal',
    'pets welcome',
    '1 week',
    'without yoga',
    '“anxiety” for “anxeity”',
  ])
  expect(needParts(readNeed(''))).toEqual([])
})

test.each([
  ['cabin for two adults and three children', 'family'],
  ['2 erwachsene und 1 kind', 'family'],
  ['retreat for 8 friends', 'friends'],
] as const)('%s: %s', (text, company) => {
  expect(readCompany(text)?.value).toBe(company)
})

test.each(['free', 'something free', 'free of charge', 'gratis', 'kostenlos', 'gratuit'])(
  '%s: free of charge',
  (text) => {
    expect(readNeed(text).maxMinor).toBe(0)
  },
)

test.each(['something free of gluten', 'something free from nuts', 'sugar free'])(
  '%s is no price',
  (text) => {
    expect(readNeed(text).maxMinor).toBeNull()
  },
)

test.each([
  'My mother died in March',
  'mi madre murió en marzo',
  'meine Mutter ist im März gestorben',
  'ma mère est morte en mars',
  'not sleeping since january',
])('%s: a past date is not a requested one', (text) => {
  expect(readNeed(text).time).toBeNull()
})

test('a month includes its year', () => {
  expect(readNeed('retreats in January 2027').time?.value).toBe('in january 2027')
})

test.each([
  'under 7 days',
  'at most 7 days',
  'menos de 7 días',
  'weniger als 7 Tage',
  'höchstens sieben Tage',
  'moins de 7 jours',
])('%s: is a maximum', (text) => {
  expect(readNeed(text).duration?.value).toEqual({ count: 7, unit: 'day', isMost: true })
})

test.each(['un week-end à la mer', 'ce week-end', 'un weekend en Provence'])(
  '%s: two days, not a week',
  (text) => {
    expect(readNeed(text).duration?.value).toEqual({ count: 2, unit: 'day' })
  },
)

test.each(['single room', 'Einzelzimmer', 'habitación individual', 'chambre individuelle'])(
  '%s: company is solo',
  (text) => {
    expect(readNeed(text)).toMatchObject({ company: { value: 'solo' }, concepts: [] })
  },
)

test.each([
  ['a weekend in portugal for four under 800', 4],
  ['ein wochenende fur vier in den bergen', 4],
  ['un week-end pour six, avec sauna', 6],
  ['un viaje para cinco', 5],
  ['yoga for three months', null],
  ['a massage for 20', null],
])('a party named by its number alone: %s', (text, people) => {
  expect(readParty(text)?.value ?? null).toBe(people)
})
