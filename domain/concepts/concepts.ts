import type { Language } from '../language/language.ts'
import { BODY } from '../thesaurus/body.ts'
import { type ConceptEntry, type Phrase, phrasesIn } from '../thesaurus/entry.ts'
import { HABITS } from '../thesaurus/habits.ts'
import { HEAD } from '../thesaurus/head.ts'
import { HEART_AND_MIND } from '../thesaurus/heart-and-mind.ts'
import { INSIDE } from '../thesaurus/inside.ts'
import { OCCASION } from '../thesaurus/occasion.ts'
import { PEOPLE } from '../thesaurus/people.ts'
import { PLACE } from '../thesaurus/place.ts'
import { PRACTICE } from '../thesaurus/practice.ts'
import { REST } from '../thesaurus/rest.ts'
import { SPIRIT } from '../thesaurus/spirit.ts'

export const THESAURUS = {
  rest: REST,
  head: HEAD,
  heartAndMind: HEART_AND_MIND,
  body: BODY,
  inside: INSIDE,
  people: PEOPLE,
  habits: HABITS,
  spirit: SPIRIT,
  practice: PRACTICE,
  place: PLACE,
  occasion: OCCASION,
} as const

const ENTRIES = {
  ...REST,
  ...HEAD,
  ...HEART_AND_MIND,
  ...BODY,
  ...INSIDE,
  ...PEOPLE,
  ...HABITS,
  ...SPIRIT,
  ...PRACTICE,
  ...PLACE,
  ...OCCASION,
} as const satisfies Record<string, ConceptEntry>

export type ConceptGroup = keyof typeof THESAURUS
export type ConceptName = keyof typeof ENTRIES

/** A subject that people search for and listings help with. */
export type Concept = {
  name: ConceptName
  group: ConceptGroup
  /** The broader concept whose words apply to it; null when it has its own. */
  like: ConceptName | null
  decisive: boolean
  weight: number
  asked: Record<Language, Phrase[]>
  offered: Phrase[]
  related: { name: ConceptName; weight: number }[]
}

export const CONCEPT_NAMES = Object.keys(ENTRIES) as ConceptName[]

export function isConceptName(name: string): name is ConceptName {
  return Object.hasOwn(ENTRIES, name)
}

export const CONCEPTS = Object.fromEntries(
  Object.entries(THESAURUS).flatMap(([group, entries]) =>
    Object.entries<ConceptEntry>(entries).map(([name, entry]) => [
      name,
      compiled(name as ConceptName, group as ConceptGroup, entry),
    ]),
  ),
) as Record<ConceptName, Concept>

function compiled(name: ConceptName, group: ConceptGroup, entry: ConceptEntry): Concept {
  const { like = null, decisive = false, weight = 1, en, es, de, fr, offered, related } = entry
  return {
    name,
    group,
    like: like !== null && isConceptName(like) ? like : null,
    decisive,
    weight,
    asked: { en: phrasesIn(en), es: phrasesIn(es), de: phrasesIn(de), fr: phrasesIn(fr) },
    offered: phrasesIn(offered),
    related: relatedIn(related ?? ''),
  }
}

function relatedIn(list: string): Concept['related'] {
  return list.split(',').flatMap((part) => {
    const [name = '', weight = '1'] = part.trim().split(':')
    return isConceptName(name) ? [{ name, weight: Number(weight) }] : []
  })
}

/** The concept whose words apply: its broader concept, else itself. */
export function baseOf(name: ConceptName): ConceptName {
  return CONCEPTS[name].like ?? name
}

/** Concepts that an answer must cover; the most important first. */
export const DECISIVE: readonly ConceptName[] = [
  'petLoss',
  'miscarriage',
  'grief',
  'cancer',
  'pregnancy',
  'menopause',
  'carers',
  'heartbreak',
  'teens',
  'alcohol',
  'smoking',
  'gambling',
  'quitting',
  'jetLag',
  'travelNerves',
  'burnout',
  'gift',
]
