import { expect, test } from 'vitest'
import { hear } from './hear.ts'

test.each([
  'how many people?',
  'how many people can stay?',
  'I want to end my day calmly',
  'I want to end my contract and rest',
  'quiero terminar mi turno y nadar',
  'ich will meinen Vertrag beenden und ausruhen',
  'je veux en finir avec le tabac',
  'I stopped smoking',
  'i stopped drinking in january',
  'ich habe aufgehört zu rauchen',
  'he dejado de fumar',
  'Tablettenbox',
  'weekly pill organizer',
  'bleeding gums? no, just a toothbrush',
  'jump off a cliff into the sea, coasteering',
  'Roman über Selbstmord',
  'un roman sur le suicide',
  'una obra sobre el suicidio',
  'a novel about suicide made me sad…',
  'grief after my brother’s suicide',
  'duelo por el suicidio de mi hermano',
  'Trauer nach dem Suizid meines Bruders',
  'deuil après le suicide de mon frère',
  'my friend killed himself last spring and I miss him',
  'mi amigo se suicidó el año pasado y lo echo mucho de menos',
  'meine Freundin hat sich letztes Jahr das Leben genommen, ich vermisse sie',
  'mon frère s’est suicidé il y a deux ans et il me manque',
  'suicide grief support',
  'suicide bereavement group',
  'Suizidtrauer Gruppe',
  'duelo por suicidio',
  'my dog throws up after meals',
  'mi perro vomita después de comer',
  'mein Hund erbricht sich nach dem Fressen',
  'mon chien vomit après ses repas',
  'pregnant and I vomit',
  'schwanger und mir ist übel',
  'enceinte, je vomis',
  'estoy embarazada y vomito después de comer',
  'schwanger und ich übergebe mich nach dem Essen',
  'enceinte et je vomis après chaque repas',
  'the and of',
  'I gave up smoking and want to treat myself',
  'me ahogo en papeleo',
  'ich ersticke in Terminen',
  'j’ai peur de l’avion, un séjour en train',
  'a lecture on suicide prevention',
  'la natation pour me dépenser à fond',
  'my sister will kill me if I forget her birthday',
])('everyday matters and mourning are no danger · %s', (text) => {
  expect(hear(text)).toBeNull()
})

test.each([
  'grief after my brother’s suicide and I want to die too',
  'after reading a novel about suicide I want to kill myself',
  'duelo por el suicidio de mi hermano, quiero morirme',
  'my son’s suicide attempt yesterday',
  'I want to end my day and end my life',
  'I stopped smoking and want to die',
  'I want to jump off a cliff',
  'pregnant and I vomit blood',
  'I gave up smoking and want to treat myself and then die',
  'my husband will kill me if I am late',
  'an essay on suicide, because I want to kill myself',
  'what is the point of booking, I will not be alive',
  'ich erstick in Arbeit und will nicht mehr leben',
  'je veux en finir avec la vie',
  'je veux en finir',
  'ich will mein Leben beenden',
  'tired of life',
  'tierd of livin',
  'quiero kitarme la bida',
  'je veux die please',
  'kein bock mehr zu leben',
  'no quiero bibir',
  'no kiero vivir',
  'kiero morirme',
  'quiero morir me',
  'me kiero matar',
  'my friend killed himself last spring and I want to follow him, I want to die',
])('danger beside them is still heard · %s', (text) => {
  expect(hear(text)?.kind).toBe('danger')
})

test.each([
  'I purge after meals, need a yoga class',
  'vomito lo que como y quiero una clase de yoga',
  'ich kotze nach dem Essen, irgendein ruhiger Kurs',
  'je me purge et ensuite du yoga',
  'how to lose 20 pounds in a week',
  'perder 10 kilos en una semana',
  '10 Kilo in einer Woche abnehmen',
  'perdre 10 kilos en une semaine',
  'my dog throws up after meals and so do I, I vomit after every meal on purpose',
  'pregnant and I make myself vomit after meals',
])('purging in passing and losing weight too fast are matters of eating · %s', (text) => {
  expect(hear(text)).toEqual({ kind: 'topic', topic: 'eating' })
})

test.each(['tired of life in the city', 'lose two pounds a month', 'purging my wardrobe'])(
  'what only looks like it is not · %s',
  (text) => {
    expect(hear(text)).toBeNull()
  },
)
