import { expect, test } from 'vitest'
import { detect } from './detect.ts'
import { withoutEarlyEnd } from './ended-early.ts'

const detectedAfter = (before: readonly string[], newest: string) =>
  detect(withoutEarlyEnd(before, newest))

test.each([
  [['a yoga retreat in Portugal'], 'can I end it early?'],
  [['a cabin with my dog', 'is there a pool?'], 'and can we end it early'],
  [['a stay near Lisbon'], 'is it possible to end it earlier?'],
  [['meditation classes'], 'do I get my money back if I end it early?'],
  [[], 'If I book the retreat, can I end it early?'],
  [['une retraite de yoga au Portugal'], 'puis-je y mettre fin plus tôt ?'],
  [['un séjour en Bretagne'], 'est-ce que je peux y mettre fin plus tôt ?'],
])('%j, then "%s": is a question about the booking', (before, newest) => {
  expect(detectedAfter(before, newest)).toBeNull()
})

test.each([
  'can I end the retreat early?',
  'can I end my stay early?',
  'can I end the class early?',
  'can I end my subscription early?',
  '¿puedo terminar el retiro antes?',
  'kann ich den Aufenthalt vorzeitig beenden?',
  'est-ce que je peux mettre fin à la retraite plus tôt ?',
  'puis-je mettre fin au séjour plus tôt ?',
])('"%s" names a booking', (text) => {
  expect(detect(text)).toBeNull()
})

test.each([
  [[], 'can I end it early?'],
  [['something for my sleep'], 'can I end it early?'],
  [['a yoga retreat in Portugal'], 'I want to end it'],
  [['a yoga retreat in Portugal'], 'I want to end it early'],
  [['a yoga retreat in Portugal'], 'I just want to end it all early'],
  [['a yoga retreat in Portugal', 'I hate my life'], 'can I end it early?'],
  [['a cabin, I am so alone'], 'can I end it early?'],
  [['a cabin'], 'can I end it early? I want to die'],
  [[], 'my stay on earth is over, can I end it early?'],
  [[], 'life is a class I hate, can I end it early?'],
  [['une retraite'], 'je veux y mettre fin'],
  [['une retraite, ma vie est finie'], 'puis-je y mettre fin plus tôt ?'],
])('%j, then "%s": is a danger', (before, newest) => {
  expect(detectedAfter(before, newest)).not.toBeNull()
})

test.each(['I want to end my stay on earth', 'je veux mettre fin à mon séjour sur terre'])(
  '"%s" names no booking',
  (text) => {
    expect(detect(text)).not.toBeNull()
  },
)
