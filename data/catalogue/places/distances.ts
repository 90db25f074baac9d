import { and, type SQL, sql } from 'drizzle-orm'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import type { Area } from '#domain/place/areas.ts'
import { EARTH_RADIUS_KM } from '#domain/place/distance.ts'
import type { Point } from '#domain/place/public-place.ts'
import { type Box, type Near, NO_POINT_METRES } from '#domain/place/search-area.ts'
import { listings } from '../../db/schema.ts'

/** The public coordinates of a row; a stay's are those of its area, as in domain/place/public-place. */
const isStay = sql`${listings.contentType} = 'escape'`
const areaLat = sql`floor(${listings.latitude} * 100 + 0.5) / 100`
const areaWidth = sql`ceil(0.9 / cos((${areaLat}) * pi() / 180))`
const areaLng = sql`floor(${listings.longitude} * 100 / (${areaWidth}) + 0.5) * (${areaWidth}) / 100`
const lat = sql`(case when ${isStay} then ${areaLat} else ${listings.latitude} end)`
const lng = sql`(case when ${isStay} then ${areaLng} else ${listings.longitude} end)`

/** Conditions of the area and the radius of a query; undefined without either. */
export function limitConditions({ area, near }: Pick<ListingQuery, 'area' | 'near'>) {
  return and(
    area ? boxCondition(area) : undefined,
    near && near.km !== null ? sql`${kilometresFrom(near)} <= ${near.km}::float8` : undefined,
  )
}

/** Whether the public point of a row lies within an outline; null without a point. */
export function isInOutline(outline: Area['outline']): SQL {
  const corners = outline.map(([north, east]) => `(${east},${north})`).join(',')
  return sql`(${`(${corners})`}::polygon @> point(${lng}, ${lat}))`
}

/** Sort key of the order by distance, highest first, as in domain/place/search-area. */
export function nearestKey(near: Near): SQL {
  return sql`-coalesce(floor(${kilometresFrom(near)} * 1000 + 0.5), ${NO_POINT_METRES}::float8)`
}

function boxCondition(box: Box): SQL {
  const opposite = sql`(abs(${lng}) = 180 and ${spans(box, sql`(-${lng})`)})`
  const inside = sql`(${spans(box, lng)} or ${opposite})`
  return sql`(${lat} between ${box.south}::float8 and ${box.north}::float8 and ${inside})`
}

function spans({ west, east }: Box, value: SQL): SQL {
  const [fromWest, toEast] = [sql`${value} >= ${west}::float8`, sql`${value} <= ${east}::float8`]
  return west <= east ? sql`(${fromWest} and ${toEast})` : sql`(${fromWest} or ${toEast})`
}

/** Great-circle distance, as in domain/place/distance; null without a point. */
function kilometresFrom(from: Point): SQL {
  const radians = (degrees: SQL) => sql`((${degrees}) * pi() / 180)`
  const fromLat = sql`${from.lat}::float8`
  const fromLng = sql`${from.lng}::float8`
  const half = sql`(power(sin(${radians(sql`${lat} - ${fromLat}`)} / 2), 2)
    + cos(${radians(fromLat)}) * cos(${radians(lat)}) * power(sin(${radians(sql`${lng} - ${fromLng}`)} / 2), 2))`
  // `least` alone would ignore the null of a listing without a point.
  const bounded = sql`case when ${lat} is not null then least(1, ${half}) end`
  return sql`(2 * ${EARTH_RADIUS_KM}::float8 * asin(sqrt(${bounded})))`
}
