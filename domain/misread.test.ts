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
  const said = readNeed(text).asked.filter(({ implied }) => !implied)
  for (const name of others) expect(said.map((each) => each.name)).not.toContain(name)
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
])('%s: avoids it', (text) => {
  expect(readNeed(text)).toMatchObject({ avoided: ['retreat'], contentTypes: [], concepts: [] })
})
