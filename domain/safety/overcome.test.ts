import { expect, test } from 'vitest'
import { readCareTopic } from '../care/caution.ts'
import { readDanger } from '../care/safety.ts'

test.each([
  'I was bulimic years ago and fully recovered, a cooking class please',
  'tuve anorexia hace diez años y ya estoy bien, clases de cocina',
  'früher hatte ich Bulimie, heute gehts mir gut, Kochkurs',
  'boulimique il y a dix ans, je vais bien, un cours de cuisine',
  'i used to hurt myself, i am fine now, scar oil please',
])('a danger overcome long ago is none · %s', (text) => {
  expect(readDanger(text) ?? readCareTopic(text)).toBeNull()
})

test.each([
  'I was bulimic years ago and recovered but it is back',
  'tuve anorexia hace diez años, la superé, pero vuelvo a vomitar después de comer',
  'vor jahren hatte ich bulimie, überwunden, jetzt wieder fressanfälle',
  'je me scarifiais il y a des années, je vais bien mais je recommence à me scarifier',
  'I used to cut myself years ago',
  'a yoga course, i am suicidal',
  'saw a documentary on suicide prevention, i am suicidal too',
  'he raped me years ago, I am fine now',
  'I took 30 pills, years ago I recovered',
])('a danger that may not be over is answered with care · %s', (text) => {
  expect(readDanger(text) ?? readCareTopic(text)).not.toBeNull()
})
