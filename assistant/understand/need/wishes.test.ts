import { expect, test } from 'vitest'
import { readNeed } from '#domain/need/need.ts'
import { needParts } from '#domain/need/need-parts.ts'
import { parseThread } from '../thread.ts'

/** Returns the need after some turns, without listings between them. */
async function wishedFor(...turns: string[]) {
  const said = turns.map((content) => ({ role: 'user' as const, content }))
  return (await parseThread(said, new Map(), readNeed)).wishes.need
}

test.each([
  ['a beach place with my dog in Norway under 150', 'anywhere but Norway', 'and no cats'],
  [
    'una casa en la playa con mi perro en Noruega por menos de 150 dólares',
    'en cualquier sitio menos Noruega',
    'y sin gatos',
  ],
  [
    'eine Hütte am Strand mit meinem Hund in Norwegen unter 150 Dollar',
    'überall außer in Norwegen',
    'und keine Katzen',
  ],
  [
    'une cabane à la plage avec mon chien en Norvège pour moins de 150 dollars',
    'partout sauf en Norvège',
    'et pas de chats',
  ],
])('"%s", "%s", "%s": later words win, the rest is kept', async (first, second, third) => {
  for (const need of [await wishedFor(first, second), await wishedFor(first, second, third)]) {
    expect(need.place).toBeNull()
    expect(need.elsewhere?.countries).toEqual(['NO'])
    expect(need.petFriendly).toBe(true)
    expect(need.maxMinor).toBe(15_000)
  }
})

test.each([
  ['I cannot sleep', 'no yoga', 'no meditation either'],
  ['no puedo dormir', 'nada de yoga', 'tampoco meditación'],
  ['ich kann nicht schlafen', 'kein Yoga', 'auch keine Meditation'],
  ['je dors mal', 'pas de yoga', 'pas de méditation non plus'],
])('"%s", "%s", "%s": exclusions accumulate', async (...turns) => {
  const { avoided, concepts } = await wishedFor(...turns)
  expect(avoided).toEqual(expect.arrayContaining(['yoga', 'meditation']))
  expect(concepts).toContain('sleep')
  expect(concepts).not.toContain('meditation')
})

test('"do not want" excludes like "don’t want"', async () => {
  expect((await wishedFor('something to sleep', 'I do not want apps')).avoided).toEqual(['app'])
})

test('"no más de" with a price is a constraint, not a question', async () => {
  const { concepts, maxMinor } = await wishedFor('dolor de espalda, no más de 20 dólares')
  expect(concepts).toContain('backPain')
  expect(maxMinor).toBe(2_000)
})

test.each([
  ['a cabin with my dog', 'no dogs'],
  ['a cabin with my dog', 'no pets'],
  ['ein Haus mit meinem Hund', 'ohne Hund'],
])('"%s", then "%s": the pet constraint is removed', async (first, then) => {
  expect((await wishedFor(first, then)).petFriendly).toBe(false)
})

test.each(['now a magnesium supplement', 'something for anxiety at home', 'a meditation app'])(
  'a place with a dog, then "%s": the pet constraint applies only to the next place',
  async (atHome) => {
    const place = 'a place by the sea with my dog'
    expect((await wishedFor(place, atHome)).petFriendly).toBe(false)
    expect((await wishedFor(place, atHome, 'a cabin in Norway')).petFriendly).toBe(true)
    expect((await wishedFor(place, atHome, 'without the dog', 'a cabin')).petFriendly).toBe(false)
    expect((await wishedFor(place, 'a dog bed for my dog')).petFriendly).toBe(true)
  },
)

test('an excluded place stays excluded until requested, and others accumulate', async () => {
  expect((await wishedFor('a retreat not in Norway', 'with a sauna')).elsewhere?.countries).toEqual(
    ['NO'],
  )
  expect(
    (await wishedFor('a retreat not in Norway', 'not in Canada')).elsewhere?.countries,
  ).toEqual(['NO', 'CA'])
  const back = await wishedFor('a retreat not in Norway', 'in Norway after all')
  expect(back.elsewhere).toBeNull()
  expect(back.place?.countries).toEqual(['NO'])
  const within = await wishedFor('a retreat in Europe', 'not in Norway')
  expect(within.place?.countries).toContain('PT')
  expect(within.elsewhere?.countries).toEqual(['NO'])
})

test.each([
  ['I want yoga but I hate yoga'],
  ['a yoga class', 'no yoga'],
  ['una clase de yoga', 'sin yoga'],
  ['ein Yogakurs', 'kein Yoga'],
  ['un cours de yoga', 'pas de yoga'],
])('an exclusion removes the wish · %s, %s', async (...turns) => {
  const need = await wishedFor(...turns.filter(Boolean))
  expect(need.avoided).toEqual(['yoga'])
  expect(needParts(need)).not.toContainEqual(expect.objectContaining({ name: 'yoga' }))
})

test('a new request removes the exclusion', async () => {
  expect((await wishedFor('a retreat, no yoga', 'a yoga class')).avoided).toEqual([])
  expect((await wishedFor('a retreat without meditation or yoga', 'yoga')).avoided).not.toContain(
    'yoga',
  )
  expect((await wishedFor('a retreat, no yoga', 'with meditation')).avoided).toEqual(['yoga'])
})

test.each([
  ['something for back pain', 'not yoga'],
  ['algo para el dolor de espalda', 'no yoga'],
  ['etwas gegen Rückenschmerzen', 'nicht Yoga'],
  ['quelque chose contre le mal de dos', 'pas yoga'],
])('"%s", "%s": the earlier wish is kept', async (...turns) => {
  const { avoided, concepts } = await wishedFor(...turns)
  expect(avoided).toEqual(['yoga'])
  expect(concepts).toContain('backPain')
  expect(concepts).not.toContain('yoga')
})

test.each([
  ['a massage', 'not at home'],
  ['a massage at home', 'actually not at home'],
  ['un masaje en casa', 'no en casa'],
  ['eine Massage zu Hause', 'nicht zu Hause'],
  ['un massage à domicile', 'pas à domicile'],
])('"%s", "%s": requested away from home', async (...turns) => {
  const need = await wishedFor(...turns)
  expect(need).toMatchObject({ inPerson: true, online: false, remote: 'away' })
  expect(need.concepts).toContain('massage')
})

test.each([
  ['an app for focus', 'free ones only', 'no, forget apps, I want a weekend away'],
  ['una aplicación para concentrarme', 'solo gratis', 'no, olvida las apps, quiero un retiro'],
  ['eine App für Fokus', 'nur kostenlose', 'nein, vergiss die Apps, ich will eine Auszeit'],
  ['une appli pour la concentration', 'gratuit', 'non, oublie les applis, je veux un séjour'],
])('"%s", "%s", "%s": drops apps and their price limit', async (first, second, third) => {
  expect((await wishedFor(first, second)).maxMinor).toBe(0)
  const { avoided, contentTypes, maxMinor } = await wishedFor(first, second, third)
  expect({ avoided, maxMinor }).toEqual({ avoided: ['app'], maxMinor: null })
  expect(contentTypes).toContain('escape')
  expect(contentTypes).not.toContain('enhancement')
})

test.each([
  'My mother died in March, I need help with grief',
  'mi madre murió en marzo, necesito ayuda',
  'meine Mutter ist im März gestorben, was hilft?',
  'ma mère est morte en mars, que faire ?',
])('"%s": the date of a death is no date constraint', async (text) => {
  expect((await wishedFor(text, 'something in person')).time).toBeNull()
})

test('"no, massage" is an answer and a request, not an exclusion', async () => {
  const { avoided, concepts } = await wishedFor('I want acupuncture', 'actually no, massage')
  expect(avoided).toEqual([])
  expect(concepts).toContain('massage')
})
