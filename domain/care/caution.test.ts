import { expect, test } from 'vitest'
import { cautionTexts, hazardsIn, readCareTopic, readConditions } from './caution.ts'

test.each([
  'I am bulimic and want to eat normally',
  'which tea helps with anorexia',
  'I keep making myself sick after meals',
  'I am starving myself',
  'tengo un trastorno alimentario',
  'tengo atracones por la noche',
  'ich habe eine Essstörung',
  'Magersucht, was hilft',
  'j’ai des troubles alimentaires',
  'je me fais vomir',
])('disordered eating · %s', (text) => {
  expect(readCareTopic(text)).toBe('eating')
})

test.each([
  'can I stop taking my antidepressants',
  'does ashwagandha interact with sertraline',
  'is it safe to mix valerian with my sleeping pills',
  'a natural alternative to insulin',
  'how many mg of melatonin should I take',
  'what dose of magnesium',
  'can I do a fast while taking metformin',
  'quiero dejar mis antidepresivos',
  '¿qué dosis de melatonina?',
  'kann ich meine Tabletten absetzen',
  'Johanniskraut statt Antidepressiva',
  'arrêter mes antidépresseurs',
  'quelle dose de mélatonine',
])('medicines and doses · %s', (text) => {
  expect(readCareTopic(text)).toBe('medication')
})

test.each([
  'cure my cancer with herbs',
  'can reiki heal a tumor',
  'mushrooms that cure breast cancer',
  'a cure for diabetes',
  'hierbas que curan el cáncer',
  'cura natural para el VIH',
  'was heilt Krebs',
  'Tumor natürlich behandeln',
  'des plantes qui guérissent le cancer',
])('a cure for a grave illness · %s', (text) => {
  expect(readCareTopic(text)).toBe('cure')
})

test.each([
  'I am starving, a cooking class please',
  'binge watching keeps me awake',
  'healthy eating workshop',
  'a vegan retreat',
  'I am sick of noise',
  'stop drinking coffee',
  'a prescription for rest',
  'mix of yoga and meditation',
  'instead of a retreat',
  'quiero dejar de fumar',
  'ich möchte besser essen',
  'arrêter de fumer',
  'a massage instead of yoga',
  'medicine wheel ceremony',
  'plant medicine free retreat',
  'healing retreat after cancer',
  'yoga during cancer treatment',
  'sound healing for cancer survivors',
  'a cure for boredom',
  'yoga con diabetes',
  'nach dem Krebs zur Ruhe kommen',
  'Sternzeichen Krebs',
  'du repos après un cancer',
])('harmless · %s', (text) => {
  expect(readCareTopic(text)).toBeNull()
})

test.each([
  ['I am pregnant', ['pregnancy']],
  ['schwanger, was tut gut', ['pregnancy']],
  ['estoy embarazada', ['pregnancy']],
  ['je suis enceinte', ['pregnancy']],
  ['high blood pressure and a pacemaker', ['bloodPressure', 'heart']],
  ['Bluthochdruck', ['bloodPressure']],
  ['heartbreak and a heart to heart', []],
])('conditions · %s', (text, conditions) => {
  expect(readConditions(text)).toEqual(conditions)
})

test('a caution covers the named condition, else the hazards of the listings', () => {
  expect(hazardsIn('Hot-springs ryokan with a cold plunge')).toEqual(['heat', 'cold'])
  expect(hazardsIn('Kitchen garden class')).toEqual([])
  const onsen = { title: 'Quiet Onsen', hazards: ['heat', 'cold'] } as const
  const drops = { title: 'Clear Drops', hazards: ['herbs'] } as const
  expect(cautionTexts(['pregnancy'], [onsen])).toHaveLength(1)
  expect(cautionTexts([], [onsen, drops, { title: 'Plain Mat', hazards: [] }])).toEqual([
    expect.stringMatching(/^Quiet Onsen: heat/),
    expect.stringMatching(/^Clear Drops: herbs/),
  ])
  expect(cautionTexts([], [])).toEqual([])
})
