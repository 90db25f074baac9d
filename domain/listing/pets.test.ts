import { describe, expect, test } from 'vitest'
import { readNeed } from '../need/need.ts'

describe('no pets wanted', () => {
  test.each([
    'pet free hotel',
    'dog-free hotel',
    'no pets hotel',
    'hotel without pets',
    'hotel without any animals',
    'allergic to dogs hotel',
    'a quiet cabin, I am allergic to cats',
    'retreat where dogs are not allowed',
    'not dog friendly hotel',
    'hotel sin perros',
    'hotel donde no se admiten mascotas',
    'soy alérgica a los gatos, busco una casa rural',
    'Hotel ohne Hunde',
    'Ferienhaus ohne Hund',
    'keine Haustiere',
    'hundefreies Hotel',
    'hôtel sans chiens',
    'hôtel sans animaux',
    "pas d'animaux",
    'un gîte, je suis allergique aux chats',
  ])('%s', (text) => {
    expect(readNeed(text)).toMatchObject({
      withoutPets: true,
      petFriendly: false,
      maxMinor: null,
    })
  })

  test.each([
    'pet free hotel',
    'allergic to dogs hotel',
    'Hotel, Hundeallergie',
    "hôtel, pas d'animaux",
  ])('%s: no other search words', (text) =>
    expect(readNeed(text)).toMatchObject({ withoutPets: true, asked: [], words: [] }),
  )

  test.each([
    'a cabin for me and my dog',
    'allergic to cats',
    'no animal products',
    'sin productos animales',
    'cruelty free, no animal testing',
    'without my dog',
    'I have no pets',
    'I lost my dog',
    'a cabin with my dog, no cats',
  ])('not: %s', (text) => expect(readNeed(text).withoutPets).toBe(false))

  test('a pet that comes along takes precedence', () => {
    expect(readNeed('a cabin with my dog, no cats').petFriendly).toBe(true)
  })
})

describe('an animal among few words', () => {
  test.each([
    'dog cabin',
    'beach dog',
    'cottage dog wales',
    'retreat dog',
    'dog',
    'guide dog hotel',
    'cabaña perro',
    'Hund Hütte',
    'gîte chien',
  ])('%s: comes along', (text) => expect(readNeed(text).petFriendly).toBe(true))

  test.each([
    'downward dog for beginners',
    'yoga with downward facing dog',
    'yoga cat cow',
    'cat pose',
    'black dog depression',
    'stressed and dog tired',
    'cat allergy',
    'top dog executive coaching',
    'hot dog',
    'dog yoga',
    'puppy pose',
    'help with pet loss',
    'dog phobia',
    'perro boca abajo',
    'postura del gato',
    'yoga mit herabschauendem Hund',
    'yoga chien tête en bas',
  ])('%s: does not', (text) => expect(readNeed(text).petFriendly).toBe(false))
})

test.each([
  'quiet cabin near a lake, we have a dog',
  'a retreat, we also have an old labrador',
  'Ferienhaus am See, wir haben einen Hund',
  'une cabane, on a un chien',
  'una casa rural, tenemos un perro',
])('%s: an animal that one has comes along to a stay', (text) =>
  expect(readNeed(text).petFriendly).toBe(true),
)

test.each(["I have a dog and I can't sleep", 'I have no dog, a cabin', 'we have a fear of dogs'])(
  '%s: no animal comes along',
  (text) => expect(readNeed(text).petFriendly).toBe(false),
)
