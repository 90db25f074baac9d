import { type SQL, sql } from 'drizzle-orm'
import type { Need } from '#domain/need.ts'
import { textArray } from './listing-rows.ts'
import { listings } from './schema.ts'

/** Nothing is hidden from somebody who searches: what misses a wish stands further down. */
const OTHER_KIND = 0.5
const OTHER_PRICE = 0.8
const MISSED_MUST = 0.4

/** How well a listing keeps to what was said besides the subject: kind, price, place, pets, steps. */
export function intentFactor(need: Need): SQL {
  const factors = [
    need.contentTypes.length > 0 &&
      unless(sql`${listings.contentType} = any(${textArray(need.contentTypes)})`, OTHER_KIND),
    need.priceBands.length > 0 &&
      unless(sql`${listings.priceBand} = any(${textArray(need.priceBands)})`, OTHER_PRICE),
    need.maxMinor !== null &&
      unless(
        sql`${listings.amountMinor} <= ${Math.min(need.maxMinor, 2_147_483_647)}`,
        MISSED_MUST,
      ),
    need.petFriendly &&
      unless(sql`${listings.amenities} @> ${textArray(['pet-friendly'])}`, MISSED_MUST),
    need.wheelchair &&
      unless(sql`${listings.amenities} @> ${textArray(['wheelchair-access'])}`, MISSED_MUST),
    need.place &&
      unless(
        need.place.words
          ? sql`lower(fold_accents(${listings.location})) like ${`%${need.place.words.replace(/[\\%_]/g, '\\$&')}%`}`
          : sql`${listings.country} = any(${textArray(need.place.countries)})`,
        MISSED_MUST,
      ),
  ].filter((factor) => factor !== false && factor !== null)
  return sql.join([sql`1::float8`, ...factors], sql` * `)
}

/** What is not known counts as missed. */
function unless(kept: SQL, factor: number): SQL {
  return sql`(case when ${kept} then 1 else ${factor}::float8 end)`
}
