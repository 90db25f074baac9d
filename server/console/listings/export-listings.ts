import type { Db } from '#data/db/db.ts'
import { findStoredItems } from '#data/staff/listing-batches.ts'
import { listingsExport } from '#domain/console/console-requests.ts'
import { CATALOGUE_FIELDS } from '#domain/import/catalogue-item.ts'
import { itemToCells, toCsvLine, withoutFormula } from '../../catalogue/csv-cells.ts'
import { type ConsoleCall, type Endpoint, record } from '../endpoint.ts'
import { idsOf } from './bulk.ts'

// Before the calls of one listing: its path would be that of a listing called export.
export const EXPORT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/listings/export', action: 'listings.export', run: exportListings },
]

/** Listings read by one statement. */
const AT_ONCE = 500

/** The listings that match the filters of the table, as a file. */
async function exportListings(call: ConsoleCall): Promise<Response> {
  const { c, deps } = call
  const { format, ...matching } = listingsExport.parse(c.req.query())
  const { db } = deps.auth
  const ids = await idsOf(db, { matching, except: [] })
  await record(db, call, {
    action: 'listings.exported',
    subjectKind: 'listing',
    subjectId: null,
    before: null,
    after: { ...matching, format, listings: ids.length },
  })
  const isCsv = format === 'csv'
  c.header('Content-Type', isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson')
  c.header('Content-Disposition', `attachment; filename="listings.${format}"`)
  const lines: string[] = isCsv ? [toCsvLine(CATALOGUE_FIELDS)] : []
  for await (const item of readItems(db, ids)) {
    const cells = isCsv ? itemToCells(item, CATALOGUE_FIELDS).map(withoutFormula) : null
    lines.push(cells ? toCsvLine(cells) : `${JSON.stringify(item)}\n`)
  }
  return c.body(lines.join(''))
}

async function* readItems(db: Db, ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    yield* (await findStoredItems(db, ids.slice(at, at + AT_ONCE))).values()
}
