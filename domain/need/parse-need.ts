import type { Vocabulary } from '../text/edit-distance.ts'
import { conditionKey } from './conditions/condition.ts'
import { withDescribed } from './described.ts'
import { withFamilyRooms } from './family.ts'
import { type Need, readNeed } from './need.ts'

/**
 * Parses a need as search and the assistant apply it: with described concepts and a party
 * condition. Never throws, like readNeed.
 */
export function parseNeed(
  text: string,
  vocabulary?: Vocabulary | null,
  spelling?: Parameters<typeof readNeed>[2],
): Need {
  const need = withDescribed(readNeed(text, vocabulary ?? undefined, spelling), text)
  return withParty(withFamilyRooms(withoutChildren(need)))
}

/** A stay "without kids" is best for adults only, and has no family rooms. */
function withoutChildren(need: Need): Need {
  const { contentTypes, avoided, conditions, said } = need
  if (!contentTypes.includes('escape') || !avoided.includes('children')) return need
  if (conditions.some((each) => conditionKey(each) === 'adults-only')) return need
  const words = said.avoided ?? ''
  const adults = { kind: 'amenity', amenity: 'adults-only', isSoft: true, said: words } as const
  return { ...need, conditions: [...conditions, adults] }
}

/** Nearly every listing takes two people. */
const SMALLEST_PARTY = 3

/** A larger party is a condition on the capacity. */
function withParty(need: Need): Need {
  const { party, conditions } = need
  if (!party || party.value < SMALLEST_PARTY) return need
  return {
    ...need,
    conditions: [...conditions, { kind: 'party', count: party.value, said: party.said }],
  }
}
