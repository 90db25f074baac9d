import { readFile } from 'node:fs/promises'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { toError } from '#domain/to-error.ts'
import { bucketOf, openPhotoStore } from './account/open-photos.ts'
import type { AppDeps } from './app.ts'
import { type Accounts, openAuth } from './auth.ts'
import { type Booking, openBooking } from './booking/open.ts'
import { createStatsCache } from './cache/stats-cache.ts'
import { createCounts } from './counts.ts'
import type { Env } from './env.ts'
import { disclosureOf } from './http/disclosure.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { createKeyLimits } from './limits/key-limits.ts'
import { openCounting } from './limits/limiters.ts'
import { createVisitorLimits } from './limits/rate-limits.ts'
import type { Log } from './log.ts'
import { findTiles, type MapTiles } from './map/tiles.ts'
import { openModel } from './model.ts'
import { createListingPhotos } from './pictures/listing-photos.ts'
import { openPictures } from './pictures/open.ts'
import { isDatabaseReady } from './readiness.ts'
import { retryUntilReady } from './retry.ts'
import { isHarmful } from './rule-check.ts'
import { startSearch } from './search.ts'
import { createSearchRules, type LiveRules } from './search-rules.ts'
import { createSearchWords } from './search-words/search-words.ts'
import { apiKeysOf, loadRootSecret } from './secrets.ts'
import { createSiteSettings, type LiveSettings } from './site-settings.ts'
import { observeModel } from './telemetry/model.ts'
import { countRejections, observeMail, observeSearch } from './telemetry/process.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

const PACKAGE = new URL('../package.json', import.meta.url)

export type Services = {
  /** Dependencies of the app. */
  deps: AppDeps
  /** The runner of background jobs, not started yet. */
  jobs: Jobs
  booking: Booking | null
  outbox: Accounts['outbox']
  /** Called after every change of the catalogue, once search reflects it. */
  onChange: Set<() => void>
  /** Makes /readyz report not ready. */
  startDraining: () => void
}

type Surroundings = {
  /** The raw environment, from which accounts read further variables. */
  source: Record<string, string | undefined>
  opened: OpenDatabase
  telemetry: Telemetry
  log: Log
  print: (line: string) => void
  /** Collects the clean-up of each service. */
  closing: AsyncDisposableStack
}

/** Opens all dependencies of the app as configured by the environment. */
export async function openServices(env: Env, surroundings: Surroundings): Promise<Services> {
  const { opened, telemetry, log, closing } = surroundings
  const counting = await openCounting(opened, env.REDIS_URL ?? null, (error) =>
    log.warn({ fault: toError(error) }, 'redis is away: limits are counted in this process'),
  )
  closing.defer(counting.close)
  closing.defer(telemetry.stop)
  const { makeLimiter } = counting
  const counts = createCounts({
    db: opened.db,
    isOn: env.COUNTS === 'on',
    onFault: (error) => log.warn({ fault: toError(error) }, 'counts wait to be written'),
  })
  closing.defer(counts.stop)
  const now = () => new Date()
  const listingPhotos = createListingPhotos({ db: opened.db, now, bucket: bucketOf(env) })
  const onChange = new Set<() => void>()
  const settings = await openSettings(env, surroundings, onChange)
  const rules = await openRules(surroundings, onChange)
  const pictures = openPictures(env, { db: opened.db, listingPhotos, settings, log })
  closing.defer(pictures.stop)
  const figures = createStatsCache()
  onChange.add(figures.clear).add(pictures.prepareChanged)
  const { stop: stopSearch, ...finding } = await openSearch(env, surroundings, onChange)
  closing.defer(stopSearch)
  const keys = await readKeys(env)
  const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const jobs = createJobs(log)
  closing.defer(jobs.stop)
  const { auth, photos, outbox, booking } = openAccounts(env, {
    ...surroundings,
    settings,
    runSoon: jobs.runSoon,
    ...keys,
    makeLimiter,
    origin,
  })
  if (outbox) closing.defer(outbox.flush)
  const searchWords =
    auth &&
    createSearchWords({
      db: opened.db,
      secrets: auth.secrets,
      isOn: () => settings.inForce().searchWords,
      trustProxy: env.TRUST_PROXY,
      onFault: (error) => log.warn({ fault: toError(error) }, 'words of searches were not stored'),
      now,
    })
  if (searchWords) closing.defer(searchWords.stop)
  const countRejection = countRejections(telemetry)
  const tiles = await findTiles(env, log)
  let isDraining = false
  const deps: AppDeps = {
    isReady: async () => !isDraining && (await isDatabaseReady(opened.pool)),
    opened,
    once: figures.once,
    ...finding,
    rules,
    isHarmfulRule: isHarmful,
    model: observeModel(await openModel(env, { makeLimiter, log }), telemetry),
    trustProxy: env.TRUST_PROXY,
    offlinePages: env.OFFLINE_PAGES === 'on',
    limits: createVisitorLimits(makeLimiter),
    keyLimits: createKeyLimits(makeLimiter),
    onLimitReached: (area) => {
      log.info({ area }, 'limit reached')
      countRejection(area)
    },
    pictures,
    listingPhotos,
    runSoon: jobs.runSoon,
    counts,
    searchWords,
    allowedOrigins: env.ALLOWED_ORIGINS,
    embedOrigins: env.EMBED_ORIGINS,
    license: env.OPEN_DATA_LICENSE ?? null,
    log,
    mode: env.NODE_ENV === 'development' ? 'development' : 'production',
    keys: keys.keys,
    auth,
    photos,
    booking,
    settings,
    version: await readVersion(),
    site: siteFacts(env, settings, { origin, anonKey: keys.keys.anon, tiles }),
    tileFile: tiles.file,
    disclosure: disclosureOf(env, settings),
    clipHosts: () => settings.inForce().pictureHosts,
  }
  const leave = () => {
    isDraining = true
  }
  return { deps, jobs, booking, outbox, onChange, startDraining: leave }
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8'))
  return String(version)
}

type Keys = { rootSecret: string; keys: ReturnType<typeof apiKeysOf> }

async function readKeys(env: Env): Promise<Keys> {
  const rootSecret = await loadRootSecret(env.DATA_DIR, env.JWT_SECRET)
  return { rootSecret, keys: apiKeysOf(rootSecret) }
}

/** The site's settings, read again with every change of the catalogue. */
async function openSettings(
  env: Env,
  { opened, source, log }: Surroundings,
  onChange: Set<() => void>,
): Promise<LiveSettings> {
  const settings = createSiteSettings({
    ...{ db: opened.db, env, source, now: () => new Date() },
    onChange() {
      for (const listener of onChange) listener()
    },
  })
  await retryUntilReady(settings.refresh)
  onChange.add(() => {
    settings
      .refresh()
      .catch((error) => log.warn({ fault: toError(error) }, 'the settings were not read'))
  })
  return settings
}

/** The rules of search, read again with every change of the catalogue. */
async function openRules(
  { opened, log }: Surroundings,
  onChange: Set<() => void>,
): Promise<LiveRules> {
  const rules = createSearchRules({
    ...{ db: opened.db, now: () => new Date() },
    onChange() {
      for (const listener of onChange) listener()
    },
  })
  await retryUntilReady(rules.refresh)
  onChange.add(() => {
    rules
      .refresh()
      .catch((error) => log.warn({ fault: toError(error) }, 'the rules of search were not read'))
  })
  return rules
}

/** Getters, since settings change while the server runs. */
const siteFacts = (
  env: Env,
  { inForce }: LiveSettings,
  { origin, anonKey, tiles }: { origin: string; anonKey: string; tiles: MapTiles },
): AppDeps['site'] => ({
  get name() {
    return inForce().siteName
  },
  get assistant() {
    return inForce().assistantName
  },
  get helplinesReview() {
    return inForce().helplinesReview
  },
  origin,
  anonKey: env.SUPABASE_ANON_KEY ?? anonKey,
  apiUrl: env.SUPABASE_URL ?? '',
  ...(tiles.address && { mapTiles: tiles.address }),
})

async function openSearch(
  env: Env,
  { opened, telemetry, log }: Surroundings,
  onChange: ReadonlySet<() => void>,
) {
  const { search, ...found } = await retryUntilReady(() =>
    startSearch({
      opened,
      dataDir: env.DATA_DIR,
      useCore: env.SEARCH_CORE === 'on',
      onFault: (error) => {
        // Expected while the database is unavailable; the core catches up by itself.
        const level = isDatabaseUnavailable(error) ? 'warn' : 'error'
        log[level]({ fault: toError(error) }, 'search fell back to SQL')
      },
      onChange: () => {
        for (const listener of onChange) listener()
      },
    }),
  )
  return { search: observeSearch(search, telemetry), ...found }
}

type AccountParts = Parameters<typeof openAuth>[2] &
  Pick<Surroundings, 'source' | 'telemetry'> &
  Pick<Jobs, 'runSoon'>

/** Accounts and member services; all null if accounts are at a hosted service. */
function openAccounts(env: Env, parts: AccountParts) {
  if (env.SUPABASE_URL) return { auth: null, photos: null, outbox: null, booking: null }
  const { auth, outbox } = openAuth(parts.source, env, parts)
  observeMail(() => auth.mailer.waiting?.() ?? 0, parts.telemetry)
  const photos = openPhotoStore(env, auth, parts.log)
  return { auth, photos, outbox, booking: openBooking(env, { ...parts, auth }) }
}
