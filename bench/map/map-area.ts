import { performance } from 'node:perf_hooks'
import { boxOf, panned, type View, zoomed } from '#app/features/listings/map/view.ts'
import { everything, PAGE_SIZE } from '#domain/listing/listing-query.ts'
import { toMapPoint } from '#domain/place/map/mercator.ts'
import { createSearchCore } from '#search/core/core.ts'
import { createBulkBuilder } from '#search/core/index/bulk.ts'
import { conceptsOf, language } from '#search/language.ts'
import type { SearchPort } from '#search/port.ts'
import { readCatalogue } from '../catalogue.ts'
import { loadAverage } from '../report.ts'

const SIZE = 100_000
const STEPS = 400
/** The largest p95 of a list of an area, as a multiple of the same list without one. */
const LIMIT = 1.5
const PANE = { width: 700, height: 780 }

/** p95 of lists of the area of a map that is panned and zoomed, beside the same list of the whole world. */
export async function benchMapArea(): Promise<void> {
  const core = await builtCore()
  const areas = walk()
  const spent: { whole: number[]; area: number[] } = { whole: [], area: [] }
  for (const [step, area] of areas.entries()) {
    // Another lowest rating each time: no answer comes from a cache.
    const query = { ...everything(), minRating: 1 + (step % 97) / 50 }
    const [whole, inside] = [await ask(core, query), await ask(core, { ...query, area })]
    if (step < STEPS / 10) continue
    spent.whole.push(whole)
    spent.area.push(inside)
  }
  const [whole, area] = [p95(spent.whole), p95(spent.area)]
  const ratio = area / whole
  process.stdout.write(
    `› Lists of a map's area, ${SIZE} listings, p95 of ${spent.area.length} (limit ${LIMIT}x, ${loadAverage()})\n` +
      `${ratio <= LIMIT ? '✓' : '✗'} area ${area.toFixed(2)} ms, whole world ${whole.toFixed(2)} ms: ${ratio.toFixed(2)}x\n`,
  )
}

async function builtCore(): Promise<SearchPort> {
  const builder = createBulkBuilder(conceptsOf)
  for await (const listings of readCatalogue(SIZE)) builder.add(listings)
  const built = { data: builder.finish(), seq: 0 }
  return createSearchCore({ language, readCandidates: async () => [], built })
}

async function ask(core: SearchPort, query: ReturnType<typeof everything>): Promise<number> {
  const from = performance.now()
  await core.search(query, { page: 1, perPage: PAGE_SIZE })
  return performance.now() - from
}

/** The areas that somebody sees who pans and zooms from town to town. */
function walk() {
  let view: View = { ...toMapPoint({ lat: 41.4, lng: 2.2 }), zoom: 3 }
  return Array.from({ length: STEPS }, (_, step) => {
    const turn = step * 2.4
    view = panned(view, Math.cos(turn) * 320, Math.sin(turn) * 90)
    view = zoomed(view, Math.sin(step / 9) > 0 ? 0.35 : -0.35)
    return boxOf(view, PANE)
  })
}

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}
