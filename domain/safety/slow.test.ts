import { expect, test } from 'vitest'
import { isSlowDanger } from './slow.ts'

test.each([
  ["I'm so tired of everything", 'how tall is the cliff at Halcyon Bay?'],
  ["I'm so tired of everything", 'is anyone around at night there?'],
  ['there is no point anymore', 'how high is the bridge?'],
  ['estoy cansada de todo', '¿qué altura tiene el acantilado?'],
  ['estoy harto de todo', '¿hay alguien allí de noche?'],
  ['ich habe alles satt', 'Wie hoch ist die Klippe dort?'],
  ['ich kann nicht mehr', 'ist da nachts jemand?'],
  ["j'en ai marre de tout", 'quelle est la hauteur de la falaise ?'],
  ["je n'en peux plus", 'y a-t-il du monde la nuit ?'],
])('"%s", then "%s": is a slow danger', (before, newest) => {
  expect(isSlowDanger([before, 'a place by the sea'], newest)).toBe(true)
  expect(isSlowDanger([], newest)).toBe(false)
})

test.each([
  ["I'm so tired of everything", 'a quiet place by the sea'],
  ['tired after work', 'how tall is the cliff at Halcyon Bay?'],
  ["I'm so tired of everything", 'how deep is the pool?'],
  ["I'm so tired of everything", 'is there anyone who teaches yoga?'],
])('"%s", then "%s": is no slow danger', (before, newest) => {
  expect(isSlowDanger([before], newest)).toBe(false)
})
