import type { ContentType } from '../../listing/category.ts'
import type { Listing } from '../../listing/listing.ts'

/** Groups of listing types within a category that visitors tell apart, in the order of their bits. */
export const TYPE_GROUPS = [
  'app',
  'coaching',
  'wearable',
  'massage',
  'acupuncture',
  'chiropractic',
  'medspa',
  'holistic',
  'class',
  'retreat',
] as const
export type TypeGroup = (typeof TYPE_GROUPS)[number]

/** Words by which listings, which are in English, state their type; "class" is any session but a retreat. */
const STATED: Record<Exclude<TypeGroup, 'class'>, string> = {
  app: 'apps?|digital tools?|software|soundscapes?',
  coaching: 'coach(?:es|ing)?|mentor(?:s|ing)?|counsell?(?:or|ing)|support|consultations?',
  wearable: 'wearables?|devices?|trackers?|sensors?',
  massage: 'massages?|bodywork',
  acupuncture: 'acupunctur(?:e|ist)',
  chiropractic: 'chiropract(?:ic|or)',
  medspa: 'medspas?',
  holistic: 'holistic',
  retreat: 'retreats?|detox program(?:me)?s?',
}
const STATED_NAMES = Object.keys(STATED) as (keyof typeof STATED)[]
const PATTERNS = Object.fromEntries(
  STATED_NAMES.map((name) => [name, new RegExp(`\\b(?:${STATED[name]})\\b`, 'i')]),
) as Record<keyof typeof STATED, RegExp>

/** The categories whose listings can be of a group. */
const KINDS: Record<TypeGroup, readonly ContentType[]> = {
  app: ['enhancement'],
  coaching: ['enhancement'],
  wearable: ['enhancement'],
  massage: ['enhancement'],
  acupuncture: ['enhancement'],
  chiropractic: ['enhancement'],
  medspa: ['enhancement'],
  holistic: ['enhancement'],
  class: ['experience', 'enhancement'],
  retreat: ['escape', 'experience'],
}

type Named = Pick<Listing, 'contentType' | 'title' | 'type' | 'tags'>

/**
 * The groups that a listing is of by its type, as bits in the order of TYPE_GROUPS; null if it states none. Title and
 * tags count for a retreat; a stay may be one, and a session of any other type is a class.
 */
export function typeGroupsOf({ contentType, title, type, tags }: Named): number | null {
  if (contentType === 'escape') return bitOf('retreat')
  const stated = STATED_NAMES.filter(
    (name) => KINDS[name].includes(contentType) && PATTERNS[name].test(type),
  )
  if (contentType !== 'experience') return bitsOf(stated)
  const isRetreat = PATTERNS.retreat.test([title, type, ...tags].join('\n'))
  return bitsOf([
    ...(stated.length === 0 ? (['class'] as const) : []),
    ...(isRetreat ? (['retreat'] as const) : []),
  ])
}

function bitsOf(names: readonly TypeGroup[]): number | null {
  return names.length === 0 ? null : names.reduce((bits, name) => bits | bitOf(name), 0)
}

/** The words by which a type states one of some groups, as a part of a regular expression; empty for none. */
export function groupWords(any: readonly TypeGroup[]): string {
  return STATED_NAMES.filter((name) => any.includes(name))
    .map((name) => STATED[name])
    .join('|')
}

/** Whether bits of groups include one of some. */
export function isOfGroup(bits: number, any: readonly TypeGroup[]): boolean {
  return any.some((name) => (bits & bitOf(name)) !== 0)
}

function bitOf(name: TypeGroup): number {
  return 1 << TYPE_GROUPS.indexOf(name)
}

/** Whether listings of a category can be of one of some groups. */
export function canBeOfGroup(kind: ContentType, any: readonly TypeGroup[]): boolean {
  return any.some((name) => KINDS[name].includes(kind))
}
