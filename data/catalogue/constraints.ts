import { and, type SQL, sql } from 'drizzle-orm'
import type { DELIVERIES } from '#domain/listing/directory.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import { kindsAlone } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import type { Place } from '#domain/place/place.ts'
import { listings } from '../db/schema.ts'
import { textArray } from './listing-rows.ts'

const MOST_MINOR = 2_147_483_647

/**
 * What was stated as a must, one condition each, as every adapter of search keeps them: pets, steps, how it
 * comes, price, place, nothing unwanted. What does not say its price breaks none, nor what says nothing of pets where there
 * should be none. Empty when nothing is a must.
 */
function mustsOf(need: Need): SQL[] {
  return [
    ...(need.petFriendly ? [takesPets] : []),
    ...(need.withoutPets ? [sql`not ${takesPets}`] : []),
    ...(need.wheelchair ? [sql`(${isStepFree} or ${comesToYou})`] : []),
    ...(need.online ? remoteMusts(need) : []),
    ...(need.inPerson ? [need.remote === 'away' ? isAway : isInPerson] : []),
    ...kindMusts(need),
    ...priceMusts(need),
    ...(need.place ? [isAt(need.place)] : []),
    ...(need.elsewhere ? [sql`not ${isAt(need.elsewhere)}`] : []),
    ...need.avoided.map(isWithout),
  ]
}

/** All of the musts at once; undefined when there are none. */
export function meetsConstraintsSql(need: Need | null): SQL | undefined {
  return need ? and(...mustsOf(need)) : undefined
}

/** The kind that was named alone, which is kept where the other musts only order; undefined when none was. */
export function matchesKindSql(need: Need | null): SQL | undefined {
  return need ? and(...kindMusts(need)) : undefined
}

/** Whether it needs no journey, as domain/fit has it. */
const comesToYou = sql`(${listings.contentType} = 'essential'
  or coalesce(${listings.offering} -> 'delivery' ? 'online', false)
  or (coalesce(${listings.offering} -> 'delivery' ? 'at-home', false) and ${listings.country} is null)
  or coalesce(${listings.location} ~* '^(online|ships|anywhere)', false))`

/** Whether one meets somebody there, as domain/journey has it. */
const isInPerson = sql`(not ${comesToYou} or ${delivers('on-site')} or ${delivers('at-home')})`

/** The same of what is to be had anywhere but at home. */
const isAway = sql`(${delivers('on-site')} or not (${comesToYou} or ${delivers('at-home')}))`

const takesPets = says(
  'pet-friendly',
  String.raw`\m(dog|pet|animal)s?[ -]?(friendly|welcome|allowed)\M`,
)
const isStepFree = says('wheelchair-access', String.raw`\m(wheelchair|step[ -]free|accessible)\M`)

/** Told by an amenity, or by a tag in words of its own. */
function says(amenity: string, tag: string): SQL {
  return sql`(${listings.amenities} @> ${textArray([amenity])}
    or exists (select 1 from unnest(${listings.tags}) as own (tag) where own.tag ~* ${tag}))`
}

/** What was only mentioned orders. */
function remoteMusts({ remote }: Need): SQL[] {
  if (remote === null) return []
  const isAtHome = delivers('at-home')
  if (remote === 'visit') return [isAtHome]
  return remote === 'online'
    ? [sql`(${delivers('online')} or coalesce(${listings.location} ~* '^online', false))`]
    : [sql`(${isAtHome} or ${comesToYou})`]
}

/** A kind that was named alone is all that is asked for; a retreat is a stay or an event of that name. */
function kindMusts(need: Need): SQL[] {
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

function priceMusts({ minMinor, maxMinor, maxPer }: Need): SQL[] {
  if (minMinor === null && maxMinor === null) return []
  const minor = listings.amountMinor
  const range = sql`${minor} between ${Math.min(minMinor ?? 0, MOST_MINOR)} and ${Math.min(maxMinor ?? MOST_MINOR, MOST_MINOR)}`
  const unit =
    maxPer === 'night' || maxPer === 'month' ? sql` and ${listings.amountPer} = ${maxPer}` : sql``
  // What is sold by the night is a stay.
  const unsaid =
    maxPer === 'night'
      ? sql`(${minor} is null and ${listings.contentType} = 'escape')`
      : sql`${minor} is null`
  return [sql`(${unsaid} or (${range}${unit}))`]
}

function isAt({ countries, words }: Place): SQL {
  const inCountry = sql`coalesce(${listings.country} = any(${textArray(countries)}), false)`
  if (!words) return inCountry
  const pattern = `%${words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${inCountry} or lower(fold_accents(coalesce(${listings.location}, ''))) like ${pattern})`
}

function isWithout(phrase: string): SQL {
  return sql`not (${hasWords(phrase)})`
}

/** Title, type or a tag has the words side by side. */
function hasWords(phrase: string): SQL {
  const query = phrase
    .split(/\s+/)
    .map((word) => `${word}:A`)
    .join(' <-> ')
  return sql`${listings}.words @@ to_tsquery('english', ${query})`
}
