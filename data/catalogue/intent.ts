import { type SQL, sql } from 'drizzle-orm'
import { PRICE_BANDS } from '#domain/listing/listing.ts'
import { bandFactor, INTENT, POORLY_RATED, SAMPLE_YIELDS } from '#domain/listing/ranking.ts'
import type { Need } from '#domain/need/need.ts'
import { listings } from '../db/schema.ts'
import { textArray } from './listing-rows.ts'
import { comesToYou, mustsOf } from './musts.ts'

/** How well a listing keeps to what was said besides the subject; musts count where they only order. */
export function intentFactor(need: Need, relaxed: boolean): SQL {
  const { contentTypes, priceBands, online, remote, wheelchair, minMinor, maxMinor } = need
  const isPriced = minMinor !== null || maxMinor !== null
  const factors = [
    unless(sql`not ${listings.sample} and ${listings.score} >= ${POORLY_RATED}`, SAMPLE_YIELDS),
    ...(contentTypes.length > 0
      ? [unless(sql`${listings.contentType} = any(${textArray(contentTypes)})`, INTENT.otherKind)]
      : []),
    ...(priceBands.length > 0 ? [ofBand(priceBands)] : []),
    ...(online && (remote === null || relaxed) ? [unless(comesToYou, INTENT.notOnline)] : []),
    ...(wheelchair && !online ? [unless(sql`not ${comesToYou}`, INTENT.notAPlace)] : []),
    ...(isPriced ? [unless(sql`${listings.amountMinor} is not null`, INTENT.unknownPrice)] : []),
    ...(relaxed ? mustsOf(need).map((must) => unless(must, INTENT.brokenMust)) : []),
  ]
  return sql.join([sql`1::float8`, ...factors], sql` * `)
}

function ofBand(asked: Need['priceBands']): SQL {
  const cases = [...PRICE_BANDS, null].map((band) => {
    const isBand = sql`${listings.priceBand} is not distinct from ${band}::text`
    return sql`when ${isBand} then ${bandFactor(asked, band)}::float8`
  })
  return sql`(case ${sql.join(cases, sql` `)} end)`
}

/** What is not known counts as missed. */
function unless(kept: SQL, factor: number): SQL {
  return sql`(case when ${kept} then 1 else ${factor}::float8 end)`
}
