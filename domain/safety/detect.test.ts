import { expect, test } from 'vitest'
import { DANGER } from '#test/safety/danger.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import { readDanger, readSureDanger } from '../care/safety.ts'
import { LANGUAGES } from '../language/language.ts'
import { detect, detectDanger } from './detect.ts'
import { readChance } from './model/classifier.ts'
import { meaningOf } from './model/meanings.ts'
import { trainedWeights } from './model/weights.ts'

// Only the model can detect these.
test.each([
  'my mate said he was tired of it all and now he wont pick up, he owns a shotgun',
  'where im going i wont need my clothes, gave them all away',
  'donde voy no me hara falta la ropa, la he regalado toda',
  'wo ich hingehe brauche ich nichts mehr, ich hab alles verschenkt',
  'la ou je vais j ai besoin de rien, j ai tout donne',
])('detects a hint that no pattern matches: %s', (text) => {
  expect(readDanger(text)).toBeNull()
  expect(detect(text)).not.toBeNull()
})

test.each([
  'dying for a massage',
  'this traffic kills me',
  'killer abs workout',
  'i could murder a coffee',
  'end of my tether with work, spa please',
  'suicide squad movie night',
  'knife skills class',
  'me muero por un masaje',
  'die hard fan of saunas',
  'je tuerais pour un massage',
  'yoga retreat in portugal under 800',
  'years ago i was depressed, i am well now and want to help others',
])('detects nothing in: %s', (text) => {
  expect(detect(text)).toBeNull()
})

test.each([
  'my baby has turned completely blue',
  'mi bebé está muy morado',
  'mein Baby ist ganz blau',
  'mon bébé est toute bleue',
])('detects low mood expressed as a colour: %s', (text) => {
  expect(readDanger(text)).toBe('emergency')
})

test('a plain statement is certain, by patterns and by the model', () => {
  expect(detectDanger('i want to kill myself')).toBe('self-harm')
  expect(detect('can i stop my antidepressants cold turkey')).toEqual({
    kind: 'topic',
    topic: 'medication',
  })
})

test('the server confirms every answer that a browser gives by itself', () => {
  const statements = [
    ...Object.values(DANGER).flatMap((kinds) => Object.values(kinds).flat()),
    ...Object.values(ORDINARY).flat(),
  ]
  const sure = statements.filter((text) => readSureDanger(text) !== null)
  expect(sure.length).toBeGreaterThan(10)
  for (const text of sure)
    expect(detect(text), text).toEqual({
      kind: 'danger',
      danger: readDanger(text),
      isCertain: true,
    })
})

test.each([
  'I want to die',
  'i really want to kill myself, please help',
  "he's not breathing",
  'quiero morirme',
  'me quiero morir, no puedo más',
  'Ich will sterben',
  'ich will nicht mehr leben',
  'je veux mourir',
  'je peux plus respirer',
])('is sure of a plain statement: %s', (text) => {
  expect(readSureDanger(text)).toBe(readDanger(text))
  expect(readSureDanger(text)).not.toBeNull()
})

test.each([
  'suicide prevention fortnight',
  'my character says i want to die laughing',
  'i dont want to die wondering what floating feels like',
  'me quiero morir de envidia',
  'bei den preisen krieg ich einen herzinfarkt',
  'rassurez vous je veux pas mourir juste dormir',
])('is not sure of: %s', (text) => {
  expect(readSureDanger(text)).toBeNull()
})

test('a sign in the middle of a long message is detected', () => {
  const before = 'we had a good summer and the kids are back at school and work is fine so far. '
  const after = ' anyway do you have a room with a view of the lake and breakfast for two in march'
  const sign =
    'most nights i sit in the garage with the engine on and wonder if anybody would mind.'
  expect(detect(before + after)).toBeNull()
  expect(detect(before + sign + after)).not.toBeNull()
})

test('detection is deterministic, and any text is accepted', () => {
  const weights = trainedWeights()
  for (const text of ['', ' ', '\u0000', '🫠'.repeat(500), 'a '.repeat(2_000), 'ÿ'.repeat(5_000)]) {
    const { chance } = readChance(text, weights)
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
    expect(readChance(text, weights)).toEqual(readChance(text, weights))
    expect(detect(text)).toBeNull()
  }
})

test('words of four languages share a meaning', () => {
  const meanings = ['tonight', 'heute', 'noche', 'soir'].map((word) => meaningOf(word, LANGUAGES))
  expect(meanings).toEqual(Array(4).fill('tonight'))
  expect(meaningOf('xylophone', LANGUAGES)).toBeNull()
})

test('a word has no meaning in a language where it is another word', () => {
  expect(meaningOf('die', ['en'])).toBe('die')
  expect(meaningOf('die', ['de'])).toBeNull()
  expect(meaningOf('gift', ['de', 'en'])).toBe('poison')
  expect(meaningOf('gift', ['en'])).toBeNull()
})

test.each(['quiet', 'couple', 'treatment', 'schwimmen', 'poisson'])(
  '%s only begins or sounds like a listed word',
  (word) => expect(meaningOf(word, LANGUAGES)).toBeNull(),
)
