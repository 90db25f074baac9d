import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { findListing } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import { storeReport } from '#data/staff/listing-reports.ts'
import { REPORTS_API } from '#domain/listing/report.ts'
import { reportRequest } from '#domain/listing/report-request.ts'

type ReportDeps = { db: Db; now?: () => Date }

/** 1,000 characters of four bytes, escaped. */
const BODY_LIMIT_BYTES = 16 * 1024

/** Reports of listings by visitors, without an account. Neither their address nor anything else of them is stored. */
export function reportRoutes({ db, now = () => new Date() }: ReportDeps): Hono {
  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: (c) => c.json({ error_code: 'request_entity_too_large' }, 413),
  })
  return new Hono().post(REPORTS_API, tooLarge, async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error_code: 'unsupported_media_type' }, 415)
    const report = reportRequest.safeParse(await c.req.json().catch(() => null))
    if (!report.success) return c.json({ error_code: 'validation_failed' }, 400)
    const listing = await findListing(db, report.data.listingId)
    if (!listing?.listed) return c.json({ error_code: 'not_found' }, 404)
    await storeReport(db, { ...report.data, listingId: listing.id }, now())
    return c.body(null, 204)
  })
}
