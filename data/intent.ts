import { type SQL, sql } from 'drizzle-orm'
import type { Need } from '#domain/need.ts'
import { INTENT, POORLY_RATED, SAMPLE_YIELDS } from '#domain/ranking.ts'
import { textArray } from './listing-rows.ts'
import { comesToYou, mustsOf } from './musts.ts'
import { listings } from './schema.ts'

/** How well a listing keeps to what was said besides the subject; musts count where they only order. */
export function intentFactor(need: Need, relaxed: boolean): SQL {
  const { contentTypes, priceBands, online, minMinor, maxMinor } = need
  const isPriced = minMinor !== null || maxMinor !== null
  const factors = [
    unless(sql`not ${listings.sample} and ${listings.score} >= ${POORLY_RATED}`, SAMPLE_YIELDS),
    ...(contentTypes.length > 0
      ? [unless(sql`${listings.contentType} = any(${textArray(contentTypes)})`, INTENT.otherKind)]
      : []),
    ...(priceBands.length > 0
      ? [unless(sql`${listings.priceBand} = any(${textArray(priceBands)})`, INTENT.otherPrice)]
      : []),
    ...(online ? [unless(comesToYou, INTENT.notOnline)] : []),
    ...(isPriced ? [unless(sql`${listings.amountMinor} is not null`, INTENT.unknownPrice)] : []),
    ...(relaxed ? mustsOf(need).map((must) => unless(must, INTENT.brokenMust)) : []),
  ]
  return sql.join([sql`1::float8`, ...factors], sql` * `)
}

/** What is not known counts as missed. */
function unless(kept: SQL, factor: number): SQL {
  return sql`(case when ${kept} then 1 else ${factor}::float8 end)`
}
