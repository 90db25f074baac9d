import { expect, test } from 'vitest'
import { readNeed } from './need.ts'

test.each([
  ['spa weekend paris', ['gambling']],
  ['surprise me', ['gift']],
  ['Hütte am Meer', ['forest', 'mountains']],
  ['une retraite de yoga', ['retirement', 'elders']],
  ['retraite yoga en Grèce', ['retirement', 'elders']],
  ['dos personas, playa', ['backPain']],
])('%s: is not about %s', (text, others) => {
  const named = readNeed(text).asked.filter(({ implied }) => !implied)
  for (const name of others) expect(named.map((each) => each.name)).not.toContain(name)
})

test.each([
  ['paris sportifs, je perds tout', 'gambling'],
  ['a surprise for my sister', 'gift'],
  ['plage', 'water'],
  ['Hütte am Meer', 'water'],
  ['je viens de prendre ma retraite', 'retirement'],
  ['à la retraite depuis un an', 'retirement'],
  ['une retraitée', 'elders'],
  ['mal au dos', 'backPain'],
  ['je me sens seul', 'loneliness'],
] as const)('%s: is about %s', (text, name) => {
  expect(readNeed(text).concepts).toContain(name)
})

test.each([
  'pas une retraite',
  "autre chose qu'une retraite",
  'no quiero un retiro',
  'kein Retreat',
])('%s: excludes it', (text) => {
  expect(readNeed(text)).toMatchObject({ avoided: ['retreat'], contentTypes: [], concepts: [] })
})

test.each([
  'my phone died and I love it',
  'my laptop is dead',
  'mein Handy ist tot',
  'se me ha muerto el móvil',
  'mon téléphone est mort',
  'a weekend to die for',
  "I'm starving",
  'with a screen reader',
  'con un lector de pantalla',
  'mit Screenreader',
  'avec un lecteur d’écran',
  'not too hot, not abroad',
  'nicht zu heiß',
  'no demasiado caluroso',
  'pas trop chaud',
])('%s: matches no concept and no words', (text) => {
  const { concepts, words, repairs } = readNeed(text)
  expect({ concepts: concepts.filter((name) => name !== 'weekend'), words, repairs }).toEqual({
    concepts: [],
    words: [],
    repairs: [],
  })
})

test.each(['retreats in January 2027', 'events in November', 'a class in February'])(
  '%s: a month is no mood',
  (text) => {
    const { asked, time } = readNeed(text)
    expect(asked.map(({ name }) => name)).not.toContain('winterBlues')
    expect(time).not.toBeNull()
  },
)

test.each(['how do I cancel my booking?', 'can I book alone?', 'I want to book a stay'])(
  '%s: booking is not reading',
  (text) => {
    const { concepts, contentTypes } = readNeed(text)
    expect(concepts).not.toContain('reading')
    expect(contentTypes).not.toContain('essential')
  },
)

test.each([
  ['my dog died', 'petLoss'],
  ['my mother died in March', 'grief'],
  ['january blues', 'winterBlues'],
  ['a book about grief', 'grief'],
  ['I feel useless', 'selfEsteem'],
] as const)('%s: is still about %s', (text, name) => {
  expect(readNeed(text).concepts).toContain(name)
})
