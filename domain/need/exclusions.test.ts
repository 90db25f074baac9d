import { describe, expect, test } from 'vitest'
import { AVOIDABLE } from './exclusions.ts'
import { readNeed } from './need.ts'

describe.each([
  ['children', ['no kids', 'not for children', 'sin niños', 'no para niños', 'keine Kinder']],
  ['children', ['nicht für Kinder', 'sans enfants', "pas d'enfants", 'pas pour les enfants']],
  ['spiritual', ['nothing spiritual', 'not too spiritual', 'nicht spirituell', 'nada espiritual']],
  ['spiritual', ['nichts Spirituelles', 'rien de spirituel', 'nada de espiritualidad']],
  ['religious', ['nothing religious', 'nicht religiös', 'nada religioso', 'rien de religieux']],
  ['vegan', ['not vegan', 'nicht vegan', 'no vegano', 'pas végan']],
  ['hot yoga', ['no hot yoga']],
  ['crystals', ['no crystals please', 'sin cristales', 'keine Kristalle', 'sans cristaux']],
  ['chakra', ['no chakras', 'ohne Chakra']],
  ['lavender', ['no lavender', 'sin lavanda', 'ohne Lavendel', 'sans lavande', 'lavender-free']],
  ['lavender', ['free of lavender', 'allergic to lavender', 'lavendelfrei']],
  ['wool', ['without wool', 'sin lana', 'keine Wolle', 'sans laine', 'wool free']],
  ['nuts', ['no nuts', 'sin frutos secos', 'ohne Nüsse', 'sans noix', 'nut-free']],
])('without %s', (word, texts) => {
  test.each(texts)('%s: excluded, and no search word', (text) => {
    const { avoided, asked, words } = readNeed(text)
    expect(avoided[0]).toBe(word)
    expect({ asked, words }).toEqual({ asked: [], words: [] })
  })
})

test.each([
  ['sleep without lavender', 'sleep'],
  ['for couples, no children', 'couples'],
  ['no crystals please, something for anxiety at home', 'anxiety'],
  ['yoga not hot', 'yoga'],
])('%s: the rest of the text is searched for', (text, name) => {
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
  '%s: the season is not requested',
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

test.each([
  ['massage but not deep tissue', 'massage', ['deep tissue', 'sports massage']],
  ['massage, no deep tissue please', 'massage', ['deep tissue', 'sports massage']],
  ['Massage ohne Tiefengewebe', 'massage', ['deep tissue', 'sports massage']],
  ['masaje sin tejido profundo', 'massage', ['deep tissue', 'sports massage']],
  ['no spa, no sauna, something relaxing', 'stress', ['spa', 'sauna']],
  ['kein Spa, keine Sauna, etwas gegen Stress', 'stress', ['spa', 'sauna']],
  ['algo para el estrés, sin spa ni sauna', 'stress', ['spa', 'sauna']],
  ['contre le stress, sans spa ni sauna', 'stress', ['spa', 'sauna']],
])('%s: the one is requested, the other excluded', (text, name, avoided) => {
  const need = readNeed(text)
  expect(need.avoided).toEqual(avoided)
  expect(need.concepts).toContain(name)
  for (const other of ['deepTissue', 'spa', 'heat']) expect(need.concepts).not.toContain(other)
})

test.each([
  'without yoga and without meditation and without fasting',
  'without yoga, meditation or fasting',
  'neither yoga nor meditation nor fasting',
  'sin yoga, sin meditación y sin ayuno',
  'ni yoga, ni meditación, ni ayuno',
  'ohne Yoga, Meditation oder Fasten',
  'weder Yoga noch Meditation noch Fasten',
  'sans yoga, sans méditation et sans jeûner',
  'ni yoga ni méditation ni jeûner',
])('%s: all items of the list are excluded', (text) => {
  const { avoided, asked, words } = readNeed(text)
  expect(avoided).toEqual(expect.arrayContaining(['yoga', 'meditation', 'fasting']))
  expect({ asked, words }).toEqual({ asked: [], words: [] })
})

test.each(['nicht Yoga', 'bitte nicht Yoga', 'gegen Stress, aber nicht Yoga', 'pas yoga'])(
  '%s: a clause that begins with "not" excludes the following words',
  (text) => {
    const { avoided, concepts } = readNeed(text)
    expect(avoided).toEqual(['yoga'])
    expect(concepts).not.toContain('yoga')
  },
)

test.each([
  ['no yoga, massage please', 'massage', 'yoga'],
  ['no kids and by the sea', 'water', 'children'],
  ['ohne Kinder und am Meer', 'water', 'children'],
])('%s: a wish after an exclusion stays a wish', (text, name, head) => {
  const need = readNeed(text)
  expect(need.avoided[0]).toBe(head)
  expect(need.concepts).toContain(name)
})

test.each(['no', 'sin', 'ohne', 'sans'])(
  'each exclusion is parsed again from its name after "%s", as used in addresses',
  (without) => {
    const heads = AVOIDABLE.map(([head = '']) => head)
    expect(heads.filter((head) => !readNeed(`${without} ${head}`).avoided.includes(head))).toEqual(
      [],
    )
  },
)

test.each([
  'massage but not at home',
  'massage, no home visits',
  'masaje pero no en casa',
  'un masaje que no sea a domicilio',
  'Massage, aber nicht zu Hause',
  'un massage mais pas à domicile',
  'un massage, mais pas chez moi',
])('%s: anywhere but at home', (text) => {
  const need = readNeed(text)
  expect(need).toMatchObject({ inPerson: true, online: false, remote: 'away' })
  expect(need.concepts).toContain('massage')
  expect(need.concepts).not.toContain('home')
})

test.each(['he is not at home a lot', 'ich schlafe nicht zu Hause', 'je ne suis pas chez moi'])(
  '%s: no constraint on the place',
  (text) => {
    expect(readNeed(text)).toMatchObject({ inPerson: false, online: false, remote: null })
  },
)

test.each([
  ["something calm that isn't an app", 'app'],
  ["a treat that isn't massage and isn't yoga", 'yoga'],
  ["it shouldn't be a retreat, sleep", 'retreat'],
  ['etwas, das nicht Yoga ist', 'yoga'],
  ["quelque chose qui n'est pas une appli", 'app'],
  ['un regalo que no sea lavanda', 'lavender'],
])('%s: a negated copula excludes', (text, word) => {
  const { avoided, contentTypes, concepts } = readNeed(text)
  expect(avoided).toContain(word)
  expect([...contentTypes, ...concepts]).not.toContain(word)
})

test.each([
  'yoga, but nothing where I have to lie on the floor',
  'I can’t get down on the floor, pilates',
  'yoga without lying down',
  'Yoga, ich kann nicht mehr auf dem Boden sitzen',
  'yoga, no puedo tumbarme en el suelo',
  'du yoga sans m’allonger par terre',
])('%s: work on the floor is excluded, the practice is not', (text) => {
  const { avoided, concepts } = readNeed(text)
  expect(avoided).toContain('floor work')
  expect(avoided).not.toContain('yoga')
  expect(concepts.join(' ')).toMatch(/yoga|pilates/i)
})

test.each(['pelvic floor pilates', 'I can’t sit still, meditation'])(
  '%s: nothing is excluded by a position',
  (text) => expect(readNeed(text).avoided).toEqual([]),
)

test.each([
  ['help to stop smoking, no phone app', 'app'],
  ['keine Handy-App, bitte', 'app'],
  ['no nicotine gum', 'nicotine'],
  ['massage sans huile', 'oil'],
])('%s: %s is excluded', (text, word) => expect(readNeed(text).avoided).toContain(word))

test.each([
  ['a cooking class, I have a nut allergy', 'nuts'],
  ["I'm allergic to peanuts, cooking class", 'peanut'],
  ['latex allergy, exercise bands', 'latex'],
  ['my husband has an allergy to sesame', 'sesame'],
  ["a cooking class, I can't eat eggs", 'eggs'],
  ["I can't have lavender near me, bath salts", 'lavender'],
  ['Kochkurs, ich habe eine Nussallergie', 'nuts'],
  ['Wollallergie, eine Decke', 'wool'],
  ['allergie aux noix, cours de cuisine', 'nuts'],
  ['tengo alergia a los frutos secos, clase de cocina', 'nuts'],
])('%s: an allergen is excluded, not searched for', (text, word) => {
  const { avoided, words, inEnglish } = readNeed(text)
  expect(avoided).toContain(word)
  expect([...words, ...[...inEnglish.values()].flat()].join(' ')).not.toMatch(
    /nut|noix|frutos|wool/,
  )
})

test.each(["isn't yoga good for the back?", "isn't there a sauna in Berlin?", 'pollen allergy'])(
  '%s: nothing is excluded',
  (text) => expect(readNeed(text).avoided).toEqual([]),
)
