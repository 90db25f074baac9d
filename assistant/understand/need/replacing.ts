import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { phrasePattern } from '../phrases/pattern.ts'
import { ADDING, STEERING } from './merge-needs.ts'
import { isTopical } from './topical.ts'

const REQUEST = phrasePattern('request')

/** Whether a turn only states a diet ("vegan", "something gluten-free"), which limits the search and is no new topic. */
function isOfDiet({ asked }: Need, plain: string): boolean {
  const said = asked.filter(({ implied }) => !implied)
  return (
    said.length > 0 &&
    said.every(({ name }) => DIETS.has(name)) &&
    plain.split(' ').length <= FEW_WORDS
  )
}

const DIETS: ReadonlySet<string> = new Set(['vegan', 'foodIntolerance'])
const FEW_WORDS = 5

/** Whether a new topic replaces the old one; not if it is stated as an addition. */
export function isReplacing(old: Need, need: Need, plain: string): boolean {
  if (ADDING.test(plain) || isOfDiet(need, plain)) return false
  if (isTopical(need) || isElsewhereAndOther(old, need)) return true
  // "What about a coach instead" is for the same trouble.
  const types = need.conditions.flatMap(({ kind, said }) => (kind === 'type' ? said : []))
  const words = need.words.filter((word) => !STEERING.test(word) && !types.includes(word))
  return (
    REQUEST.test(plain) && words.length > 0 && need.concepts.length === 0 && old.concepts.length > 0
  )
}

/**
 * Whether another kind in another place is named: "a quiet cabin in Canada" after "yoga near
 * Bristol".
 */
function isElsewhereAndOther(old: Need, now: Need): boolean {
  const isElsewhere = old.place && now.place && fold(old.place.said) !== fold(now.place.said)
  return Boolean(isElsewhere) && now.contentTypes.some((kind) => !old.contentTypes.includes(kind))
}
