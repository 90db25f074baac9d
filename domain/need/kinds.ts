import { CONTENT_TYPE_WORDS } from '../concepts/intent-words.ts'
import type { ContentType } from '../listing/category.ts'
import { isReliedOn, type StatedCondition } from './conditions/condition.ts'
import { canBeOfGroup, type TypeGroup } from './conditions/type-groups.ts'

export type Kind = { type: ContentType; said: string }

export const NEGATION =
  /(?:^|[ ,])(?:not|nicht|kein\w*|pas|sin|ohne|without|sans|nada|nothing|never|nie|ni|nor) (?:(?:too|very|so|that|trop|tres|zu|sehr|muy|tan|an?|de|d|une?|any) ?)*$/

const KIND_WORDS = (Object.keys(CONTENT_TYPE_WORDS) as ContentType[]).map(
  (type) => [type, new RegExp(CONTENT_TYPE_WORDS[type], 'g')] as const,
)

/** The kinds that a text names; "not a trip" names none. */
export function kindsIn(plain: string): Kind[] {
  return KIND_WORDS.flatMap(([type, words]) => {
    const named = [...plain.matchAll(words)].find(
      ({ index }) => !NEGATION.test(plain.slice(0, index)),
    )
    return named ? [{ type, said: named[0] }] : []
  })
}

/** Whether types are all that is asked for: "a hotel with massages" is no massage. */
export function isOfAll(kinds: readonly Kind[], any: readonly TypeGroup[]): boolean {
  return kinds.length > 0 && kinds.every(({ type }) => canBeOfGroup(type, any))
}

/** Whether amenities leave nothing but a stay: adults only, or several; "is there wifi?" may be about any. */
export function isForcedStay(stated: readonly StatedCondition[]): boolean {
  const amenities = stated.filter(({ kind }) => kind === 'amenity')
  return amenities.length > 1 || amenities.some(isReliedOn)
}

/** The kinds that are named, or else meant: a class by its group or hour, a product that is sent, a stay by what it has. */
export function kindsMeant(
  kinds: readonly Kind[],
  {
    session,
    isShipped,
    isOfStay,
  }: { session: StatedCondition | undefined; isShipped: boolean; isOfStay: boolean },
): ContentType[] {
  if (kinds.length > 0) return kinds.map(({ type }) => type)
  if (session) return ['experience']
  if (isShipped) return ['essential']
  return isOfStay ? ['escape'] : []
}
