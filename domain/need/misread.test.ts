import { expect, test } from 'vitest'
import { readNeed } from './need.ts'

test.each([
  ['spa weekend paris', ['gambling']],
  ['surprise me', ['gift']],
  ['Hütte am Meer', ['forest', 'mountains']],
  ['une retraite de yoga', ['retirement', 'elders']],
  ['retraite yoga en Grèce', ['retirement', 'elders']],
  ['dos personas, playa', ['backPain']],
  // Words of one language that are function words of another.
  ['un hammam pas trop loin, max 40', ['autism']],
  ['add some sauna to it', ['adhd']],
  ['nada que no sea caro', ['water']],
  ['el martes solo por la tarde', ['solo']],
  ['une chambre près de l’avion', ['travelNerves']],
  ['etwas zum Hören im Flugzeug', ['travelNerves']],
  // A shared stem or beginning is not the word.
  ['on nage dans l’eau', ['dance']],
  ['un budget hors avion', ['farm', 'nature']],
  ['das klingt gut', ['digestion']],
  ['livraison en Belgique', ['reading']],
  ['we are quite flexible', ['quitting']],
  ['for example on Sunday', ['exams']],
  ['an expected delay', ['pregnancy']],
  ['un oubli dans la commande', ['faith']],
  ['une fois par semaine', ['faith', 'desert']],
  ['d’une semaine', ['desert']],
  ['junto al mar', ['company']],
  ['es muy cara', ['skin']],
  ['cet hiver', ['winterBlues']],
  // Somebody who is named is not who it is for.
  ['my daughter says I should try yoga', ['teens']],
  ['not with his parents in the room', ['parents']],
  ['meine Frau wünscht sich Japan', ['women']],
  // An age decides which young people are meant.
  ['con mi hijo de 7 años', ['teens']],
  ['mit meiner Tochter, sie ist neun', ['teens']],
  ['a hut for 2 adults and 3 kids', ['couples']],
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
  ['peur en avion', 'travelNerves'],
  ['Angst im Flugzeug', 'travelNerves'],
  ['para personas altamente sensibles', 'autism'],
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

test.each([
  'nothing too pricey for the desk',
  'algo para la cama que no sea muy caro',
  'eine Matte, nicht so teuer',
  'un massage pas si cher',
])('%s: cheap, and no exclusion', (text) => {
  const { priceBands, avoided } = readNeed(text)
  expect({ priceBands, avoided }).toEqual({ priceBands: ['$', '$$'], avoided: [] })
})

test.each([
  'free or at least cheap breathing app',
  'Yoga gratis o muy barato',
  'umsonst oder günstig, Pilates',
])('%s: no limit of nothing', (text) => {
  const { priceBands, maxMinor } = readNeed(text)
  expect({ priceBands, maxMinor }).toEqual({ priceBands: ['$', '$$'], maxMinor: null })
})

test.each([
  'a hammam, not staying over night',
  'thermal baths just for the day',
  'termas sin pernoctar',
  'Sauna, nur tagsüber',
  'un spa sans passer la nuit',
])('%s: no place to stay', (text) => {
  expect(readNeed(text).contentTypes).not.toContain('escape')
})

test.each(['a place for five in the hills', 'a short spa break', 'somewhere to stay by a lake'])(
  '%s: a place to stay',
  (text) => {
    expect(readNeed(text).contentTypes).toContain('escape')
  },
)

test.each([
  ['pottery in Leeds or online', 'leeds'],
  ['Chor in Kiel oder per Zoom', 'kiel'],
  ['clases de canto en Bristol o en línea', 'bristol'],
  ['cours de chant à Bristol ou à distance', 'bristol'],
])('%s: either the place or online', (text, words) => {
  const { place, online } = readNeed(text)
  expect({ place: place?.words, orOnline: place?.orOnline, online }).toEqual({
    place: words,
    orOnline: true,
    online: false,
  })
})

test.each([
  'a cabin, 300 for both',
  'una cabaña, 300 para los dos',
  'eine Hütte, 300 für uns beide',
  'une cabane, 300 pour nous deux',
])('%s: a total', (text) => {
  expect(readNeed(text)).toMatchObject({ totalMinor: 30_000 })
})
