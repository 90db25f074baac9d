import { Hono } from 'hono'
import { z } from 'zod'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { type DatedMark, listDatedChanges } from '#data/catalogue/dated-changes.ts'
import { badRequest, parametersOf } from '../../api/parameters-of.ts'
import type { FeedDeps } from '../deps.ts'
import { datasetOf, FEED_PATH } from './dataset.ts'
import { KIND, toOpportunity } from './opportunity.ts'

const FRESH = 'public, max-age=300'
/** The last page is read again until something changes. */
const LAST = 'public, max-age=8'
const PAGE = 200

const parameters = z.object({
  afterTimestamp: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  afterId: z.string().max(200).optional(),
})

/**
 * Dated listings as OpenActive open data, mounted at /feeds/openactive: a dataset site and an RPDE feed, ordered by
 * timestamp and id. The items need a licence, which only the operator can give: without one there is nothing here.
 */
export function openActiveRoutes(deps: FeedDeps): Hono {
  const { catalogue, origin, license } = deps
  const app = new Hono()
  if (!license) return app.all('*', () => missingFile())
  app.get('/', (c) =>
    c.json(datasetOf({ origin, name: deps.name, license }), 200, {
      'Cache-Control': FRESH,
      'Content-Type': 'application/ld+json; charset=utf-8',
    }),
  )
  app.get('/opportunities', async (c) => {
    const read = parametersOf(c, parameters)
    if (read instanceof Response) return read
    const { afterTimestamp, afterId } = read
    if ((afterTimestamp === undefined) !== (afterId === undefined) || afterId?.includes('\0'))
      return badRequest(c, [NOT_A_MARK])
    const after =
      afterTimestamp === undefined || afterId === undefined
        ? null
        : { modified: afterTimestamp, id: afterId }
    const changes = await listDatedChanges(catalogue, after, PAGE)
    const items = changes.map(({ id, modified, listing }) => {
      const schedule = listing?.schedule
      if (!schedule) return { state: 'deleted', kind: KIND, id, modified }
      const data = toOpportunity(listing, schedule, deps)
      return { state: 'updated', kind: KIND, id, modified, data }
    })
    const next = nextOf(origin, changes.at(-1) ?? after)
    return c.json({ next, items, license }, 200, {
      'Cache-Control': changes.length > 0 ? FRESH : LAST,
      'Content-Type': 'application/vnd.openactive.rpde+json; version=1',
    })
  })
  return app.all('*', () => missingFile())
}

const NOT_A_MARK = {
  parameter: 'afterId',
  message:
    'Give "afterTimestamp" and "afterId" of the address "next" of the page before, or neither',
}

/** The address of the page after a mark. */
function nextOf(origin: string, mark: DatedMark | null): string {
  const { modified, id } = mark ?? { modified: 0, id: '' }
  return `${origin}${FEED_PATH}?${new URLSearchParams({ afterTimestamp: String(modified), afterId: id })}`
}
