import { describe, expect, test } from 'vitest'
import { wordsOf } from '../text/text.ts'
import { phrasesIn } from '../thesaurus/entry.ts'
import { CONCEPT_NAMES, CONCEPTS, DECISIVE, isConceptName, THESAURUS } from './concepts.ts'
import { matchConcepts } from './match-concepts.ts'

const named = (text: string) =>
  matchConcepts(wordsOf(text)).flatMap(({ name, implied }) => (implied ? [] : [name]))

test.each([
  ['happy', ['mood']],
  ['peace', ['mind']],
  ['healing', ['spirit']],
  ['happy to share a room', []],
  ['wound healing', []],
  ['heal my back pain', ['backPain']],
  ['activités à Lyon', []],
  ['actividades en Lyon', []],
  ['Aktivitäten in Lyon', []],
])('a vague word is parsed alone and not within another phrase: %s', (text, concepts) => {
  expect(named(text)).toEqual(concepts)
})

describe('the thesaurus as data', () => {
  const entries = Object.values(THESAURUS).flatMap((group) => Object.entries(group))

  test('holds more than 180 concepts, each in one group', () => {
    expect(CONCEPT_NAMES.length).toBeGreaterThanOrEqual(180)
    expect(entries).toHaveLength(CONCEPT_NAMES.length)
  })

  test('every concept can be searched for in four languages and found in listings', () => {
    const thin = Object.values(CONCEPTS).filter(
      ({ asked, offered }) =>
        asked.en.length < 4 ||
        asked.es.length < 2 ||
        asked.de.length < 2 ||
        asked.fr.length < 2 ||
        offered.length < 3,
    )
    expect(thin.map(({ name }) => name)).toEqual([])
  })

  test('phrases are folded and weights lie between 0 and 1.2', () => {
    const lists = entries.flatMap(([, { en, es, de, fr, offered }]) => [en, es, de, fr, offered])
    const wrong = lists.flatMap(phrasesIn).filter(({ words, weight }) => {
      const bare = words.map((word) => word.replace(/\*$/, ''))
      return (
        bare.some((word) => word === '' || wordsOf(word).join() !== word) ||
        !(weight > 0 && weight <= 1.2)
      )
    })
    expect(wrong).toEqual([])
  })

  test('phrases of listings have no wildcards', () => {
    const wild = entries.filter(([, { offered }]) => offered.includes('*'))
    expect(wild.map(([name]) => name)).toEqual([])
  })

  test('concepts refer only to others that exist', () => {
    const references = entries.flatMap(([name, entry]) =>
      [
        ...('like' in entry ? [entry.like] : []),
        ...('related' in entry
          ? entry.related.split(',').map((part: string) => part.trim().replace(/:.*/, ''))
          : []),
      ].map((to) => ({ name, to })),
    )
    expect(references.filter(({ name, to }) => !isConceptName(to) || to === name)).toEqual([])
    expect(DECISIVE.filter((name) => !CONCEPTS[name].decisive)).toEqual([])
  })
})

describe('phrases of visitors, in four languages', () => {
  test.each([
    ['I stare at the ceiling for hours', 'insomnia'],
    ['ringing in my ears', 'tinnitus'],
    ['we lost our baby', 'miscarriage'],
    ['I put my back out lifting the pram', 'backPain'],
    ['my shoulders are up to my ears', 'neckPain'],
    ['sugar cravings at four', 'sugar'],
    ['a hen weekend', 'hen'],
    ['somewhere with red rocks and stars', 'desert'],
    ['backpain', 'backPain'],
    ['I do not know anyone in town', 'friendship'],
    ['no puedo dormir por la noche', 'insomnia'],
    ['me duele la cabeza', 'headache'],
    ['dolor de espalda', 'backPain'],
    ['un retiro de silencio con yoga', 'vipassana'],
    ['estoy embarazada', 'pregnancy'],
    ['ich kann nicht einschlafen', 'insomnia'],
    ['Rückenschmerzen im Büro', 'backPain'],
    ['ich bin ausgebrannt', 'burnout'],
    ['Hitzewallungen in den Wechseljahren', 'menopause'],
    ['Angst vor dem Fliegen', 'travelNerves'],
    ['mal au dos', 'backPain'],
    ['j’ai du mal à dormir', 'sleep'],
    ['peur de l’avion', 'travelNerves'],
    ['je suis enceinte', 'pregnancy'],
    ['arrêter de fumer', 'smoking'],
    ['mit dem Rauchen aufhören', 'smoking'],
    ['Raucherentwöhnung', 'smoking'],
    ['Räucherwerk', 'scent'],
    ['Salbei zum Räuchern', 'scent'],
    ['ein Landgut mit Garten', 'countryside'],
    ['una finca tranquila', 'countryside'],
    ['dead tired', 'energy'],
    ['muerto de cansancio', 'energy'],
    ['todmüde', 'energy'],
    ['mort de fatigue, besoin de repos', 'energy'],
  ] as const)('%s: %s', (text, name) => {
    expect(named(text)).toContain(name)
  })

  test.each([
    ['I am dying for a massage', 'grief'],
    ['I killed it at the gym and my legs are dead', 'grief'],
    ['drop dead gorgeous spa', 'grief'],
    ['dead tired', 'grief'],
    ['muerto de cansancio', 'grief'],
    ['mort de fatigue, besoin de repos', 'grief'],
    ['a dip in cold water', 'immunity'],
    ['a light lunch', 'light'],
    ['balance due', 'balanceFalls'],
    ['pain au chocolat', 'pain'],
    ['du pain complet s’il vous plaît, je suis végane', 'pain'],
    ['I have cold feet', 'immunity'],
    ['how do I get there by train', 'fitness'],
    ['Räucherwerk', 'smoking'],
    ['Räucherstäbchen für die Wohnung', 'smoking'],
    ['Salbei räuchern', 'smoking'],
  ] as const)('%s is not about %s', (text, name) => {
    expect(named(text)).not.toContain(name)
  })

  test('the longest phrase wins, with its words', () => {
    expect(matchConcepts(wordsOf('trouble with cold water at night'))[0]).toMatchObject({
      name: 'cold',
      said: 'cold water',
      implied: false,
    })
    expect(named('back pain')).toEqual(['backPain'])
  })

  test.each([
    'my mother died',
    'deuil de ma mère',
    'ma mère est décédée',
    'Tod meines Vaters',
    'meine Oma ist tot',
    'muerte de mi padre',
    'mi madre falleció',
    'my daughter died',
  ])('%s: grief, and no help for the deceased', (text) => {
    expect(named(text)).toEqual(['grief'])
  })

  test('a living relative is still parsed', () => {
    expect(named('my mother is lonely')).toEqual(['elders', 'loneliness'])
  })

  test.each(['eine Hütte pro Nacht', 'cabane par nuit', 'cabane 3 nuits', 'cabaña por noche'])(
    '%s: a paid night is not about sleep',
    (text) => expect(named(text)).not.toContain('sleep'),
  )

  test.each([
    ['mum of two', ['parents']],
    ['madre de dos', ['parents']],
    ['zweifache Mutter', ['parents']],
    ['maman de deux', ['parents']],
    ['for 2', ['couples']],
    ['für zwei', ['couples']],
    ['for 2 weeks', []],
    ['para dos semanas', []],
    ['für zwei Wochen', []],
    ['pour deux nuits', []],
    ['alone, woman', ['solo']],
    ['Frau allein', ['solo']],
    ['postpartum pelvic floor', ['postnatal']],
    ['suelo pélvico posparto', ['postnatal']],
    ['Beckenboden nach der Geburt', ['postnatal']],
    ['périnée post-partum', ['postnatal']],
    ['no longer pregnant', []],
    ['nicht mehr schwanger', []],
    ['plus enceinte', []],
    ['still not pregnant', ['fertility']],
    ['jarrive pas à dormir', ['insomnia']],
    ['arreter lalcool', ['alcohol']],
    ['mal a lestomac', ['digestion']],
  ] as const)('%s: %j', (text, names) => {
    expect(named(text)).toEqual(names)
  })

  test('articles and possessives may occur within a phrase', () => {
    expect(named('I lost my husband')).toEqual(['grief'])
    expect(named('fear of the flying')).toEqual(['travelNerves'])
  })

  test('implied concepts come last and weigh less', () => {
    const asked = matchConcepts(wordsOf('insomnia'))
    expect(asked.map(({ name }) => name)).toEqual(['insomnia', 'sleep'])
    expect(asked[1]).toMatchObject({ implied: true })
    expect(asked[1]?.weight).toBeLessThan(asked[0]?.weight ?? 0)
  })
})
