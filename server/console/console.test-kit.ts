import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Pool } from 'pg'
import { freshEmail, openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import type { Db } from '#data/db/db.ts'
import { grantRole, setSuspended } from '#data/staff/staff-roles.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { readEnv } from '../env.ts'
import { createListingPhotos } from '../pictures/listing-photos.ts'
import { isHarmful } from '../rule-check.ts'
import { createSiteSettings } from '../site-settings.ts'
import type { ConsoleDeps } from './deps.ts'
import { consoleRoutes } from './http.ts'

export type Person = { id: string; email: string; token: string }

/** The console and accounts on a test database, with mails and the clock under control of the test. */
export function openConsole(db: Db, source: Record<string, string> = {}) {
  const service = openService(db, { confirmEmail: false })
  const faults: object[] = []
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (fault: object) => void faults.push(fault),
  }
  const { now } = service.deps
  const listingPhotos = createListingPhotos({ db, now, bucket: null })
  const settings = createSiteSettings({ db, env: readEnv(source), source, now, onChange() {} })
  const { $client: pool } = db as Db & { $client: Pool }
  const opened = { pool, kind: 'embedded' } as const
  const search = createSqlSearch(db)
  const searching = { search, curated: search, isHarmfulRule: isHarmful }
  const deps = {
    auth: service.deps,
    listingPhotos,
    opened,
    version: '0',
    settings,
    log,
    ...searching,
  }
  // The pages themselves are in the bundle only; the browser tests show them.
  const renderPreview: ConsoleDeps['renderPreview'] = async (listing) => JSON.stringify(listing)
  const routes = consoleRoutes({ ...deps, renderPreview, runSoon() {} })
  const app = new Hono().use(requestId()).route('/console/v1', routes)

  function call(method: string, path: string, token: string | null, body?: unknown) {
    return app.request(`/console/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
    })
  }

  /** A new account, signed in just now. */
  async function person(role: StaffRole | null = null, isSuspended = false): Promise<Person> {
    const email = freshEmail('staff')
    const { data } = await service.client().signUp({ email, password: PASSWORD })
    const id = data.user?.id ?? ''
    const now = service.deps.now()
    if (role) await grantRole(db, { userId: id, role, by: null, now })
    if (isSuspended) await setSuspended(db, id, now)
    return { id, email, token: data.session?.access_token ?? '' }
  }

  /** Uploads a file as a photo of a listing. */
  function upload(id: string, token: string, file: Buffer) {
    return app.request(`/console/v1/listings/${id}/photos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-length': String(file.byteLength) },
      body: new Uint8Array(file),
    })
  }

  /** Uploads a file of the import wizard. */
  function uploadFile(name: string, token: string, file: string | Buffer) {
    return app.request(`/console/v1/imports?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: typeof file === 'string' ? file : new Uint8Array(file),
    })
  }

  return { ...service, routes, faults, call, upload, uploadFile, person, listingPhotos, settings }
}
