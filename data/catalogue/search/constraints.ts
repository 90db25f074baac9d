import { and, type SQL, sql } from 'drizzle-orm'
import type { DELIVERIES } from '#domain/listing/directory.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import { type Condition, isReliedOn, OPPOSITES } from '#domain/need/conditions/condition.ts'
import { settingWords } from '#domain/need/conditions/settings.ts'
import {
  canBeOfGroup,
  groupWords,
  TYPE_GROUPS,
  type TypeGroup,
} from '#domain/need/conditions/type-groups.ts'
import { kindsAlone } from '#domain/need/constraints.ts'
import { countsAnywhere, countsOnPage, formsOf } from '#domain/need/excluded-things.ts'
import type { Need } from '#domain/need/need.ts'
import type { Place } from '#domain/place/place.ts'
import { listings } from '../../db/schema.ts'
import { textArray } from '../listing-rows.ts'
import { isInOutline } from '../places/distances.ts'

const MAX_MINOR = 2_147_483_647

/**
 * The constraints of a need, one SQL condition each, as every search adapter enforces them: pets, step-free
 * access, delivery, price, place, exclusions. A listing without a price violates no price constraint, nor one
 * without pet information the constraint of no pets. Empty without constraints.
 */
function constraintsOf(need: Need): SQL[] {
  return [
    ...(need.petFriendly ? [takesPets] : []),
    ...(need.withoutPets ? [sql`not ${takesPets}`] : []),
    ...(need.wheelchair ? [sql`(${isStepFree} or ${comesToYou})`] : []),
    ...(need.online ? remoteConstraints(need) : []),
    ...(need.inPerson ? [need.remote === 'away' ? isOnSite : isInPerson] : []),
    ...kindConstraints(need),
    ...priceConstraints(need),
    ...(need.place ? [isAtOrOnline(need.place)] : []),
    ...(need.elsewhere ? [sql`not ${isAt(need.elsewhere)}`] : []),
    ...need.avoided.map(isWithout),
    ...need.conditions.flatMap(conditionConstraint),
  ]
}

/** All constraints combined; undefined without any. */
export function meetsConstraintsSql(need: Need | null): SQL | undefined {
  return need ? and(...constraintsOf(need)) : undefined
}

/** The kind that was named alone, enforced even where other constraints are relaxed; undefined if none was. */
export function matchesKindSql(need: Need | null): SQL | undefined {
  return need ? and(...kindConstraints(need)) : undefined
}

/** The texts in which a listing may state its landscape, as in domain/need/conditions. */
const statedText = sql`concat_ws(E'\\n', ${listings.title}, ${listings.type}, ${listings.description},
  array_to_string(${listings.tags}, E'\\n'), array_to_string(${listings.amenities}, E'\\n'), ${listings.natureDistance}, ${listings.location})`

/** Conditions on columns: an amenity that rules the stated one out, the landscape, and the verification. */
function conditionConstraint(condition: Condition): SQL[] {
  if (condition.kind === 'verified') return [sql`${listings.verified}`]
  if (condition.kind === 'rating')
    return [sql`coalesce(${listings.rating} >= ${condition.least}::real, false)`]
  if (condition.kind === 'people' || condition.kind === 'minutes')
    return [sql`${listings.contentType} <> 'essential'`]
  if (condition.kind === 'amenity' && isReliedOn(condition))
    return [
      sql`(${listings.contentType} not in ('escape', 'essential') or ${listings.amenities} @> ${textArray([condition.amenity])})`,
    ]
  if (condition.kind === 'setting')
    return [
      sql`(${listings.contentType} = 'experience' or ${listings.contentType} = 'escape' and ${statedText} ~* ${`\\m(?:${settingWords(condition.any)})\\M`})`,
    ]
  if (condition.kind === 'type') return [isOfType(condition.any)]
  const opposite = condition.kind === 'amenity' ? OPPOSITES[condition.amenity] : undefined
  return opposite ? [sql`not (${listings.amenities} @> ${textArray([opposite])})`] : []
}

/** The texts in which an event may call itself a retreat. */
const namedText = sql`concat_ws(E'\\n', ${listings.title}, ${listings.type}, array_to_string(${listings.tags}, E'\\n'))`

/** Whether a listing may be of a group of types, as in domain/need/conditions/type-groups. */
function isOfType(any: readonly TypeGroup[]): SQL {
  // No type states that it is a class: that pattern matches nothing.
  const states = (text: SQL | typeof listings.type, groups: readonly TypeGroup[]) =>
    sql`${text} ~* ${`\\m(?:${groupWords(groups) || '$.'})\\M`}`
  const isRetreat = any.includes('retreat') ? states(namedText, ['retreat']) : sql`false`
  const isClass = any.includes('class')
    ? sql`not ${states(listings.type, ['retreat'])}`
    : sql`false`
  const isService = canBeOfGroup('enhancement', any)
    ? sql`(${states(listings.type, any)} or not ${states(listings.type, TYPE_GROUPS)})`
    : sql`false`
  return sql`(case ${listings.contentType} when 'experience' then ${isClass} or ${isRetreat}
    when 'enhancement' then ${isService} when 'escape' then ${any.includes('retreat')}::boolean else false end)`
}

/** Whether it needs no travel, as in domain/fit. */
const comesToYou = sql`(${listings.contentType} = 'essential'
  or coalesce(${listings.offering} -> 'delivery' ? 'online', false)
  or (coalesce(${listings.offering} -> 'delivery' ? 'at-home', false) and ${listings.country} is null)
  or coalesce(${listings.location} ~* '^(online|ships|anywhere)', false))`

/** Whether it takes place in person, as in domain/journey. */
const isInPerson = sql`(not ${comesToYou} or ${delivers('on-site')} or ${delivers('at-home')})`

/** Whether it takes place in person outside the home. */
const isOnSite = sql`(${delivers('on-site')} or not (${comesToYou} or ${delivers('at-home')}))`

const takesPets = hasAmenityOrTag(
  'pet-friendly',
  String.raw`\m(dog|pet|animal)s?[ -]?(friendly|welcome|allowed)\M`,
)
const isStepFree = hasAmenityOrTag(
  'wheelchair-access',
  String.raw`\m(wheelchair|step[ -]free|accessible)\M`,
)

/** Has an amenity, or a tag that matches a pattern. */
function hasAmenityOrTag(amenity: string, tag: string): SQL {
  return sql`(${listings.amenities} @> ${textArray([amenity])}
    or exists (select 1 from unnest(${listings.tags}) as own (tag) where own.tag ~* ${tag}))`
}

/** A mere preference affects order only. */
function remoteConstraints({ remote }: Need): SQL[] {
  if (remote === null) return []
  const isAtHome = delivers('at-home')
  if (remote === 'visit') return [isAtHome]
  return remote === 'online'
    ? [sql`(${delivers('online')} or coalesce(${listings.location} ~* '^online', false))`]
    : [sql`(${isAtHome} or ${comesToYou})`]
}

/** A kind that was named alone is a constraint; a retreat is a stay, or an event tagged as one. */
function kindConstraints(need: Need): SQL[] {
  const kinds = kindsAlone(need)
  if (!kinds) return []
  const isKind = sql`${listings.contentType} = any(${textArray(kinds)})`
  return requestsRetreat([need.said.kind ?? ''])
    ? [sql`(${isKind} and (${listings.contentType} <> 'experience' or ${hasWords('retreat')}))`]
    : [isKind]
}

function delivers(way: (typeof DELIVERIES)[number]): SQL {
  return sql`coalesce(${listings.offering} -> 'delivery' ? ${way}, false)`
}

function priceConstraints({ minMinor, maxMinor, maxPer }: Need): SQL[] {
  if (minMinor === null && maxMinor === null) return []
  const minor = listings.amountMinor
  const range = sql`${minor} between ${Math.min(minMinor ?? 0, MAX_MINOR)} and ${Math.min(maxMinor ?? MAX_MINOR, MAX_MINOR)}`
  const unit =
    maxPer === 'night' || maxPer === 'month' ? sql` and ${listings.amountPer} = ${maxPer}` : sql``
  // Only stays are sold by the night.
  const isUnpriced =
    maxPer === 'night'
      ? sql`(${minor} is null and ${listings.contentType} = 'escape')`
      : sql`${minor} is null`
  return [sql`(${isUnpriced} or (${range}${unit}))`]
}

function isAtOrOnline(place: Place): SQL {
  return place.orOnline ? sql`(${isAt(place)} or ${comesToYou})` : isAt(place)
}

function isAt({ countries, words, area }: Place): SQL {
  const isOf = (codes: readonly string[]) =>
    sql`coalesce(${listings.country} = any(${textArray(codes)}), false)`
  const inCountry = area
    ? sql`(case when ${listings.latitude} is null then ${isOf(countries)}
        else ${isOf(area.countries)} and ${isInOutline(area.outline)} end)`
    : isOf(countries)
  if (!words) return inCountry
  const pattern = `%${words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${inCountry} or lower(fold_accents(coalesce(${listings.location}, ''))) like ${pattern})`
}

function isWithout(phrase: string): SQL {
  const weights = countsAnywhere(phrase) ? 'ABC' : 'A'
  const forms = formsOf(phrase).map((form) => isMentioned(form, weights))
  const anywhere = countsOnPage(phrase) ? [...forms, isOnPage(phrase)] : forms
  return sql`not (${sql.join(anywhere, sql` or `)})`
}

/** Whether the lists of a page state a substance, as in domain/need/page-substances. */
function isOnPage(substance: string): SQL {
  const page = sql`concat_ws(E'\\n', ${listings.details} ->> 'inclusions', ${listings.details} ->> 'requirements',
    ${listings.details} ->> 'amenityGroups')`
  return sql`(${page} ~* ${`\\m${substance}s?\\M`} and not ${page} ~* ${absent(substance)})`
}

/** A pattern for a phrase that a text says to be absent. */
function absent(phrase: string): string {
  return String.raw`\m(no|not|without|non|zero|never|free of|free from) (\w+ ){0,2}${phrase}s?\M|\m${phrase}s?[- ]free\M`
}

/** Whether a listing mentions a phrase, other than to say that it is absent. */
function isMentioned(phrase: string, weights: string): SQL {
  const text = sql`concat_ws(' ', ${listings.title}, ${listings.type}, ${listings.description}, array_to_string(${listings.tags}, ' . '))`
  return sql`(${hasWords(phrase, weights)} and not ${text} ~* ${absent(phrase)})`
}

/** Whether title, type or a tag contains the phrase; with the weights ABC place and description as well. */
function hasWords(phrase: string, weights = 'A'): SQL {
  const query = phrase
    .split(/\s+/)
    .map((word) => `${word}:${weights}`)
    .join(' <-> ')
  return sql`${listings}.words @@ to_tsquery('english', ${query})`
}
