import { LANGUAGES, type Language } from '../../language/language.ts'
import { type ConceptName, isConceptName } from '../concepts.ts'
import { BODY } from './body.ts'
import { HABITS } from './habits.ts'
import { HEAD } from './head.ts'
import { HEART_AND_MIND } from './heart-and-mind.ts'
import { INSIDE } from './inside.ts'
import { NONE } from './none.ts'
import { OCCASION } from './occasion.ts'
import { PEOPLE } from './people.ts'
import { PLACE } from './place.ts'
import { PRACTICE } from './practice.ts'
import { REST } from './rest.ts'
import { SPIRIT } from './spirit.ts'

/** What somebody types, and the concepts that it describes without naming them, the main one first. */
export type Description = { text: string; language: Language; concepts: readonly ConceptName[] }

const LISTS = [
  REST,
  HEAD,
  HEART_AND_MIND,
  BODY,
  INSIDE,
  PEOPLE,
  HABITS,
  SPIRIT,
  PRACTICE,
  PLACE,
  OCCASION,
  NONE,
]

/** Concepts in lay words, in four languages, and other matters, which describe none. */
export function allDescriptions(): Description[] {
  return LISTS.flatMap(descriptionsIn)
}

/** Reads lines of "concepts|language|text"; concepts are joined by "+", and "NONE" stands for none. */
export function descriptionsIn(list: string): Description[] {
  return list.trim().split('\n').map(descriptionOf)
}

function descriptionOf(line: string): Description {
  const [names = '', code, text = ''] = line.split('|')
  const concepts = names === 'NONE' ? [] : names.split('+')
  const language = LANGUAGES.find((each) => each === code)
  if (!language || !concepts.every(isConceptName)) throw new Error(`unreadable: ${line}`)
  return { text, language, concepts }
}
