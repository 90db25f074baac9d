import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offeredWords } from '../concepts/offered-words.ts'
import { readNeed } from './need.ts'

describe('concerns in the words', () => {
  test.each([
    'a week by a lake, nobody under 30',
    'ein Kurs mit Leuten über 60',
    'retiro, nadie menor de 40',
  ])('%s: an age is no price', (text) => {
    expect(readNeed(text)).toMatchObject({ minMinor: null, maxMinor: null })
  })

  test.each([
    'dos adultos y un bebé, casa con jardín',
    'we are 14 people, big house',
    'a break with my teenager',
    'eine Auszeit, Haus mit Garten',
  ])('%s: a place to stay', (text) => expect(readNeed(text).contentTypes).toContain('escape'))

  test.each(['yoga en casa con mi bebé', 'yoga à la maison avec un bébé', 'Massage zu Hause'])(
    '%s: no place to stay',
    (text) => expect(readNeed(text).contentTypes).not.toContain('escape'),
  )

  test.each([
    ['a sleep aid that isn’t a drink', 'drink'],
    ['a candle that doesn’t smell of vanilla', 'vanilla'],
    ['a hotel without a pool', 'pool'],
    ['Hütte ohne Fitnessraum', 'gym'],
  ])('%s: %s is excluded', (text, word) => expect(readNeed(text).avoided).toContain(word))

  test('a negated kind is not wished for', () => {
    expect(readNeed('a thing I can buy, not a trip').contentTypes).toEqual(['essential'])
  })

  test.each([
    'Je suis en fauteuil, où dormir sans une seule marche ?',
    'ein Haus ohne eine einzige Stufe',
    'una casa sin un solo escalón',
    'somewhere to stay, no single step',
  ])('%s: step-free', (text) => expect(readNeed(text).wheelchair).toBe(true))

  test('reached by train is not step-free', () => {
    expect(readNeed('une cabane accessible en train').wheelchair).toBe(false)
  })

  test('a practice for an audience counts as itself', () => {
    expect(readNeed('kids yoga on Saturdays').concepts).toEqual(
      expect.arrayContaining(['children', 'yoga']),
    )
  })

  test.each(['hen do, nine of us, a quiet weekend', 'wir sind zu sechst, ein ruhiges Wochenende'])(
    '%s: a stay of two days',
    (text) => {
      const days = readNeed(text).conditions.find(({ kind }) => kind === 'days')
      expect(days).toMatchObject({ least: 2, most: 2 })
    },
  )

  test.each([
    ["I can't sleep at night", 'sleep'],
    ['wide awake at three', 'sleep'],
    ['my mind won’t stop', 'overthinking'],
    ['anxeity relief', 'anxiety'],
    ['terrified of flying', 'travelNerves'],
    ['running on empty since spring', 'burnout'],
    ['tired all the time', 'energy'],
    ['my thoughts jump everywhere', 'focus'],
    ['bloated after every meal', 'digestion'],
    ['I catch every cold', 'immunity'],
    ['hot flushes are ruining my nights', 'menopause'],
    ['lost my husband last year', 'grief'],
    ['my dog died', 'grief'],
    ['stiff as a board, cant touch my toes', 'stiffness'],
    ['weekends feel empty since I retired', 'loneliness'],
    ['my back is killing me', 'backPain'],
    ['trying to quit drinking', 'quitting'],
    ['pregnant and everything aches', 'pregnancy'],
    ['too much screen time', 'screens'],
    ['speak in front of people without trembling', 'stage'],
  ] as const)('%s: %s', (text, concept) => {
    expect(readNeed(text).concepts).toContain(concept)
  })

  test.each([
    ['3 nights in Bali', 'sleep'],
    ["I don't mind the weather", 'mind'],
    ['fast wifi', 'detox'],
    ['would you recommend it', 'nature'],
    ['dog friendly cottage', 'company'],
  ] as const)('%s is not about %s', (text, concept) => {
    expect(readNeed(text).concepts).not.toContain(concept)
  })

  test('the first mentioned concern comes first', () => {
    expect(readNeed('sauna followed by cold water').concepts).toEqual(['heat', 'cold'])
  })
})

describe('budget', () => {
  test.each([
    ['somewhere quiet under 150 a night', 15_000, 'night'],
    ['less than $40', 4_000, null],
    ['max 100 euros', 10_000, null],
    ['$50 or less', 5_000, null],
    ['a budget of 200 dollars', 20_000, null],
    ['retreat under 1,200', 120_000, null],
    ['between 50 and 80 dollars', 8_000, null],
    ['€80 per night', 8_000, 'night'],
    ['an app for 5 dollars a month', 500, 'month'],
    ['under a hundred', 10_000, null],
    ['a free class', 0, null],
    ['$0.99 app', 99, null],
  ] as const)('%s', (text, maxMinor, maxPer) => {
    expect(readNeed(text)).toMatchObject({ maxMinor, maxPer })
  })

  test.each([
    'under 30 minutes',
    'at most 8 people',
    'three nights',
    'sugar free cooking',
    'gluten-free',
    'pain free mornings',
    'up to 2 weeks',
    'I am 45',
    'awake at 3',
  ])('%s states no price', (text) => {
    expect(readNeed(text).maxMinor).toBeNull()
  })

  test('"cheap" and "luxurious" are price bands', () => {
    expect(readNeed('cheap tea').priceBands).toEqual(['$', '$$'])
    expect(readNeed('luxury spa').priceBands).toEqual(['$$$', '$$$$'])
    expect(readNeed('tea').priceBands).toEqual([])
  })
})

describe('pets', () => {
  test.each([
    'somewhere quiet with my dog',
    'dog friendly cottage',
    'pets allowed',
    'can I bring my two dogs',
    'beach cabin dog',
    'hotel that takes dogs',
    'me and my puppy',
  ])('%s', (text) => {
    expect(readNeed(text).petFriendly).toBe(true)
  })
  test.each([
    'my dog died and I feel empty',
    'allergic to cats',
    'a place without dogs',
    'lost my dog',
    'downward facing poses',
    'categories',
  ])('not: %s', (text) => {
    expect(readNeed(text).petFriendly).toBe(false)
  })
})

describe('place', () => {
  test.each([
    ['retreats in portugal', ['PT']],
    ['retreet in itally', ['IT']],
    ['a Japanese ryokan', ['JP']],
    ['something in Scandinavia', ['DK', 'FI', 'IS', 'NO', 'SE']],
  ])('%s', (text, countries) => {
    expect(readNeed(text).place?.countries).toEqual(countries)
  })
  test.each([
    ['yoga in bali', 'bali'],
    ['a massage in Ghent', 'ghent'],
    ['near Lake Bled', 'lake bled'],
  ])('%s', (text, words) => {
    expect(readNeed(text).place?.words).toBe(words)
  })
  test.each([
    'Swedish massage',
    'thai massage',
    'turkish bath',
    'mediterranean diet',
    'a class in English',
    'next to My bed',
    'I sleep in Monday',
  ])('%s names no place', (text) => {
    expect(readNeed(text).place).toBeNull()
  })
})

describe('content types and delivery', () => {
  test.each([
    ['a retreat', ['escape', 'experience']],
    ['somewhere quiet', ['escape']],
    ['an app for focus', ['enhancement']],
    ['magnesium supplements', ['essential']],
    ['a cooking class', ['experience']],
    ['I am tired', []],
  ])('%s', (text, contentTypes) => {
    expect(readNeed(text).contentTypes).toEqual(contentTypes)
  })
  test('online, step-free access and exclusions are parsed', () => {
    expect(readNeed('yoga from home').online).toBe(true)
    expect(readNeed('wheelchair accessible spa').wheelchair).toBe(true)
    const need = readNeed('no yoga please, but my back hurts')
    expect(need.avoided).toEqual(['yoga'])
    expect(need.concepts).not.toContain('yoga')
    expect(readNeed('no energy and not sleeping').avoided).toEqual([])
  })
})

test.each([
  ['not pregnant anymore, my back hurts', false],
  ['no estoy embarazada', false],
  ['nicht mehr schwanger', false],
  ['je ne suis plus enceinte', false],
  ['pregnant and everything aches', true],
])('%s: pregnancy %s', (text, isAsked) => {
  expect(readNeed(text).concepts.includes('pregnancy')).toBe(isAsked)
})

test('the length of a stay is no search word', () => {
  expect(readNeed('five days of silence').words).toEqual(['silence'])
  expect(readNeed('fünf Tage Schweigen').asked.map(({ said }) => said)).not.toContain('tage')
  expect(readNeed('ten minutes of silence').words).toContain('minutes')
})

test('a blank text is an empty need', () => {
  expect(readNeed('  ')).toMatchObject({
    words: [],
    concepts: [],
    contentTypes: [],
    maxMinor: null,
    place: null,
  })
  expect(offeredWords({ concepts: [] })).toEqual([])
})

test('any text gives a need', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) =>
      Array.isArray(readNeed(text).words),
    ),
  )
})

test.each([
  'a ',
  'under ',
  'with my ',
  '1',
  'x',
  'my dog is sad, ',
  'between 5 and ',
  '🧘 ',
  '\u0000',
])('ten thousand letters of %j are parsed up to the length limit', (part) => {
  const text = part.repeat(10_000 / part.length)
  expect(readNeed(text)).toEqual(readNeed(text.slice(0, 2_000)))
  expect(readNeed(text).asked.length).toBeLessThan(50)
})

test.each([
  'not near the sea, somewhere quiet',
  'nicht am Meer',
  'pas au bord de la mer',
  'no cerca del mar',
  'without a beach',
])('%s: the sea is excluded, not requested', (text) => {
  const need = readNeed(text)
  expect(need.avoided).toContain('sea')
  expect(need.concepts).not.toContain('water')
})

test.each(['una cabaña que no esté en Canadá', 'un hotel que no sea en Canadá'])(
  '%s: Canada is excluded, and nothing else',
  (text) => {
    const { place, elsewhere, avoided } = readNeed(text)
    expect({ place, countries: elsewhere?.countries, avoided }).toEqual({
      place: null,
      countries: ['CA'],
      avoided: [],
    })
  },
)

test.each([
  'ich kann nicht meditieren',
  'je n’arrive pas à méditer seul',
  'no consigo meditar',
  'I cannot meditate',
])('%s: what is not managed is wished for', (text) =>
  expect(readNeed(text).concepts).toContain('meditation'),
)
