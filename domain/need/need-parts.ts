import { CONCEPTS, type ConceptName } from '../concepts/concepts.ts'
import type { ContentType } from '../listing/category.ts'
import type { PriceBand } from '../listing/listing.ts'
import type { PriceRange } from '../money/money.ts'
import type { Place } from '../place/place.ts'
import { placeName } from '../place/place-name.ts'
import { fold } from '../text/text.ts'
import type { Company, Duration } from './circumstances.ts'
import type { Condition } from './conditions/condition.ts'
import type { Need } from './need.ts'
import { nightsOf } from './need-total.ts'

/** One parsed part of a visitor's words, with those words. */
export type NeedPart = { said: string } & (
  | { kind: 'thing' }
  | { kind: 'concept'; name: ConceptName }
  | { kind: 'contentTypes'; values: ContentType[] }
  | { kind: 'priceBands'; values: PriceBand[] }
  | ({ kind: 'price'; totalMinor: number | null } & Pick<
      PriceRange,
      'minMinor' | 'maxMinor' | 'per' | 'currency'
    >)
  | {
      kind: 'place' | 'elsewhere'
      name: string
      isNear: boolean
      isHere: boolean
      orOnline: boolean
    }
  | { kind: 'pets' | 'withoutPets' | 'wheelchair' }
  | { kind: 'online' | 'inPerson'; remote: Need['remote'] }
  | { kind: 'duration'; value: Duration }
  | { kind: 'company'; value: Company }
  | { kind: 'party'; value: number }
  | { kind: 'time'; value: string }
  | { kind: 'avoided'; values: string[]; typed: Need['avoidedAs'] }
  | { kind: 'condition'; value: Condition }
  | { kind: 'repair'; meant: string }
)

const CONCEPTS_SHOWN = 4

/** Parts that are constraints, not only preferences. */
const LIMITS: ReadonlySet<NeedPart['kind']> = new Set<NeedPart['kind']>([
  'price',
  'place',
  'pets',
  'withoutPets',
  'wheelchair',
  'online',
  'inPerson',
  'avoided',
  'elsewhere',
  'condition',
])

/** Whether a part is a constraint. */
export function isLimit({ kind }: NeedPart): boolean {
  return LIMITS.has(kind)
}

/**
 * The parsed parts as data, for chips and for the sentence that explains the order. The four most
 * important concepts first; spelling corrections last.
 */
export function needParts(need: Need): NeedPart[] {
  const { said } = need
  const isPriced = need.minMinor !== null || need.maxMinor !== null
  return [
    ...(need.thing ? [{ kind: 'thing', said: need.thing.said } as const] : []),
    ...conceptParts(need),
    ...kindParts(need),
    ...(isPriced ? [pricePart(need)] : []),
    ...(need.priceBands.length > 0
      ? [{ kind: 'priceBands', values: need.priceBands, said: said.bands ?? '' } as const]
      : []),
    ...(need.place ? [placePart('place', need.place)] : []),
    ...(need.elsewhere ? [placePart('elsewhere', need.elsewhere)] : []),
    ...circumstanceParts(need),
    ...need.repairs.map(({ typed, meant }) => ({ kind: 'repair', meant, said: typed }) as const),
  ]
}

/** "Apps" says more than their category; where a practice has the same words, its chip is enough. */
function kindParts({ contentTypes, conditions, asked, said }: Need): NeedPart[] {
  const types = conditions.filter(({ kind }) => kind === 'type')
  if (types.length > 0)
    return types
      .filter((type) => asked.every((concept) => concept.said !== type.said))
      .map((value) => ({ kind: 'condition', value, said: value.said }))
  if (contentTypes.length === 0) return []
  return [{ kind: 'contentTypes', values: contentTypes, said: said.kind ?? '' }]
}

function conceptParts({ asked, thing, conditions }: Need): NeedPart[] {
  // "By the sea" is one chip, that of the limit.
  const settings = conditions.filter(({ kind }) => kind === 'setting')
  return asked
    .filter(({ implied, said }) => !implied && !(thing && fold(thing.said).includes(said)))
    .filter(({ said }) => !settings.some((each) => ` ${each.said} `.includes(` ${said} `)))
    .map((concept, place) => ({ ...concept, place }))
    .sort(
      (a, b) =>
        Number(CONCEPTS[b.name].decisive) - Number(CONCEPTS[a.name].decisive) ||
        b.weight - a.weight ||
        a.place - b.place,
    )
    .slice(0, CONCEPTS_SHOWN)
    .map(({ name, said }) => ({ kind: 'concept', name, said }))
}

function placePart(kind: 'place' | 'elsewhere', place: Place): NeedPart {
  const { isNear = false, orOnline = false, said } = place
  const isHere = place.around !== undefined
  return { kind, name: placeName(place), isNear, isHere, orOnline, said }
}

function pricePart(need: Need): NeedPart {
  const { minMinor, maxMinor, maxPer, currency, said } = need
  const totalMinor = nightsOf(need.duration) === null ? null : need.totalMinor
  const price = { minMinor, maxMinor, per: maxPer, currency, totalMinor }
  return { kind: 'price', ...price, said: said.price ?? '' }
}

function isSoftFamily(each: Condition): boolean {
  return each.kind === 'amenity' && each.amenity === 'family-rooms' && each.isSoft === true
}

function circumstanceParts(need: Need): NeedPart[] {
  const { said, duration, company, party, time, avoided, avoidedAs, conditions } = need
  return [
    ...(need.petFriendly ? [{ kind: 'pets', said: said.pets ?? '' } as const] : []),
    ...(need.withoutPets ? [{ kind: 'withoutPets', said: said.withoutPets ?? '' } as const] : []),
    ...(need.wheelchair ? [{ kind: 'wheelchair', said: said.wheelchair ?? '' } as const] : []),
    ...(need.online
      ? [{ kind: 'online', remote: need.remote, said: said.online ?? '' } as const]
      : []),
    ...(need.inPerson
      ? [{ kind: 'inPerson', remote: need.remote, said: said.inPerson ?? '' } as const]
      : []),
    ...(duration && !conditions.some(({ kind }) => kind === 'days')
      ? [{ kind: 'duration', ...duration } as const]
      : []),
    ...(company ? [{ kind: 'company', ...company } as const] : []),
    ...(party && !conditions.some(({ kind }) => kind === 'party')
      ? [{ kind: 'party', ...party } as const]
      : []),
    ...(time ? [{ kind: 'time', ...time } as const] : []),
    ...conditions
      // The company has a chip of its own.
      .filter((each) => !(company?.value === 'family' && isSoftFamily(each)))
      .filter(({ kind }) => kind !== 'type')
      .map((value) => ({ kind: 'condition', value, said: value.said }) as const),
    ...(avoided.length > 0
      ? [{ kind: 'avoided', values: avoided, typed: avoidedAs, said: said.avoided ?? '' } as const]
      : []),
  ]
}
