import type { Sign } from './signs.ts'

/** What a combination of signs calls for: the kinds of readDanger, or a care topic of caution.ts. */
export type Called = 'self-harm' | 'violence' | 'harm' | 'emergency' | 'eating' | 'medication'

/** Signs that mean danger when they stand within so many words of each other, unless another stands by. */
export type Rule = {
  calls: Called
  signs: readonly Sign[]
  within: number
  /** The last of the signs must come after the one before it. */
  isOrdered?: true
  unless?: readonly Sign[]
}

/** Read in this order; language-independent, the words are in the vocabularies. */
export const RULES: readonly Rule[] = [
  { calls: 'self-harm', signs: ['darkThoughts'], within: 6, unless: ['figure'] },
  { calls: 'self-harm', signs: ['hint'], within: 12, unless: ['figure', 'sport'] },
  { calls: 'self-harm', signs: ['ownEnd'], within: 8, unless: ['figure', 'sport'] },
  { calls: 'self-harm', signs: ['farewell'], within: 8 },
  { calls: 'self-harm', signs: ['hurtSelf', 'again'], within: 8, unless: ['sport'] },
  { calls: 'self-harm', signs: ['dear', 'hurtSelf'], within: 6, unless: ['sport'] },
  { calls: 'self-harm', signs: ['hate', 'self', 'hit'], within: 9 },
  { calls: 'self-harm', signs: ['height', 'jump', 'intent'], within: 8, unless: ['sport', 'food'] },
  {
    calls: 'self-harm',
    signs: ['intent', 'not', 'live'],
    within: 5,
    isOrdered: true,
    unless: ['place', 'food'],
  },
  { calls: 'self-harm', signs: ['not', 'being', 'intent'], within: 7, unless: ['place'] },
  { calls: 'self-harm', signs: ['not', 'pointless', 'live'], within: 6, unless: ['place', 'food'] },
  { calls: 'self-harm', signs: ['whatFor', 'live'], within: 5, unless: ['place', 'food'] },
  { calls: 'self-harm', signs: ['got', 'rope'], within: 5, unless: ['sport', 'figure', 'child'] },
  { calls: 'self-harm', signs: ['planned', 'dieVerb'], within: 7, unless: ['figure', 'food'] },
  { calls: 'self-harm', signs: ['vanish', 'forever'], within: 5 },
  { calls: 'self-harm', signs: ['nobody', 'notice', 'die'], within: 8 },
  { calls: 'self-harm', signs: ['nobody', 'notice', 'vanish'], within: 10 },
  { calls: 'harm', signs: ['voices', 'tell', 'kill'], within: 9, unless: ['figure'] },
  { calls: 'harm', signs: ['massacre', 'crowd'], within: 10, unless: ['figure'] },
  { calls: 'harm', signs: ['massacre', 'intent'], within: 7, unless: ['figure'] },
  { calls: 'harm', signs: ['kill', 'crowd', 'intent'], within: 9, unless: ['figure', 'sport'] },
  { calls: 'harm', signs: ['kill', 'weapon', 'intent'], within: 14, unless: ['figure', 'food'] },
  { calls: 'harm', signs: ['kill', 'person', 'earnest'], within: 10, unless: ['figure', 'sport'] },
  { calls: 'harm', signs: ['kill', 'kin', 'earnest'], within: 10, unless: ['figure', 'sport'] },
  { calls: 'harm', signs: ['fear', 'kill', 'child'], within: 9, unless: ['figure', 'sport'] },
  { calls: 'harm', signs: ['urge', 'kill', 'child'], within: 8, unless: ['figure', 'sport'] },
  { calls: 'violence', signs: ['assault'], within: 6, unless: ['figure'] },
  { calls: 'violence', signs: ['kin', 'hit', 'me'], within: 5, unless: ['sport', 'figure'] },
  { calls: 'violence', signs: ['kin', 'touch', 'night'], within: 8 },
  { calls: 'violence', signs: ['kin', 'confine', 'phone'], within: 10, unless: ['figure'] },
  { calls: 'violence', signs: ['kin', 'stalk', 'atMyPlace'], within: 12, unless: ['figure'] },
  { calls: 'violence', signs: ['bruise', 'kin'], within: 10, unless: ['sport'] },
  { calls: 'violence', signs: ['bruise', 'child'], within: 8, unless: ['sport'] },
  { calls: 'violence', signs: ['fear', 'home', 'kin'], within: 10 },
  { calls: 'violence', signs: ['fear', 'home', 'hit'], within: 14 },
  { calls: 'emergency', signs: ['child', 'swallow', 'poison'], within: 8 },
  { calls: 'emergency', signs: ['took', 'tooMany', 'pills'], within: 8, unless: ['food'] },
  { calls: 'emergency', signs: ['child', 'fever', 'limp'], within: 10 },
  { calls: 'emergency', signs: ['child', 'blueFace'], within: 6, unless: ['figure'] },
  { calls: 'emergency', signs: ['dear', 'blueFace'], within: 4, unless: ['figure'] },
  { calls: 'emergency', signs: ['pregnant', 'bleed'], within: 12, unless: ['figure'] },
  { calls: 'emergency', signs: ['pregnant', 'not', 'move', 'child'], within: 14 },
  { calls: 'emergency', signs: ['face', 'droop', 'speak', 'not'], within: 16 },
  { calls: 'emergency', signs: ['face', 'droop', 'dear'], within: 9, unless: ['sport'] },
  { calls: 'emergency', signs: ['chest', 'pain', 'grave'], within: 12, unless: ['sport'] },
  { calls: 'emergency', signs: ['not', 'breath', 'dear'], within: 6, unless: ['sport', 'place'] },
  { calls: 'emergency', signs: ['throat', 'swell'], within: 5, unless: ['sport'] },
  { calls: 'emergency', signs: ['spit', 'blood'], within: 3, unless: ['figure'] },
  { calls: 'emergency', signs: ['acute'], within: 8, unless: ['figure'] },
  { calls: 'emergency', signs: ['unconscious'], within: 6, unless: ['figure', 'sport'] },
  { calls: 'emergency', signs: ['seizure'], within: 6, unless: ['figure'] },
  { calls: 'emergency', signs: ['head', 'pain', 'suddenly'], within: 9 },
  { calls: 'eating', signs: ['disorder'], within: 3 },
  { calls: 'eating', signs: ['vomit', 'meal'], within: 8, unless: ['pregnant'] },
  { calls: 'eating', signs: ['laxative', 'slim'], within: 9 },
  { calls: 'eating', signs: ['laxative', 'days'], within: 6 },
  { calls: 'eating', signs: ['binge', 'vomit'], within: 7 },
  { calls: 'eating', signs: ['binge', 'guilt'], within: 8, unless: ['figure'] },
  { calls: 'eating', signs: ['eat', 'guilt', 'starve'], within: 14 },
  { calls: 'eating', signs: ['not', 'eat', 'days', 'slim'], within: 14, unless: ['food'] },
  { calls: 'eating', signs: ['not', 'eat', 'days'], within: 6, unless: ['food'] },
  { calls: 'eating', signs: ['dear', 'refuse', 'eat', 'kilos'], within: 14 },
  { calls: 'eating', signs: ['starve', 'slim'], within: 9, unless: ['food'] },
  { calls: 'eating', signs: ['eat', 'shame'], within: 5, unless: ['figure', 'food'] },
  { calls: 'eating', signs: ['lowWeight', 'guilt'], within: 9 },
  { calls: 'eating', signs: ['downTo'], within: 6 },
  { calls: 'medication', signs: ['medicine', 'change'], within: 9 },
  { calls: 'medication', signs: ['medicine', 'alcohol'], within: 6 },
  { calls: 'medication', signs: ['herb', 'with', 'medicine'], within: 8 },
  { calls: 'medication', signs: ['dose', 'medicine'], within: 5 },
  { calls: 'medication', signs: ['medicine', 'child'], within: 8 },
]
