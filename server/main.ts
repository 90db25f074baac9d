import { join } from 'node:path'
import { setTimeout as after, setImmediate as breath } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openHttpServer } from './http-server.ts'
import { answerKept, markOf, takeKept } from './kept-pages.ts'

/** Whoever waited for the port asks within this time, and is answered before anything holds up the loop. */
const AT_THE_DOOR_MS = 50

/** The largest parts of the site. Loaded one by one, so that kept pages are answered in between. */
const PARTS = [
  'zod',
  'pg',
  'drizzle-orm/node-postgres',
  '#data/schema.ts',
  '#domain/messages/messages.js',
  '#data/seed/seed.ts',
  '#auth/housekeeping.ts',
  './auth.ts',
  './model.ts',
  './search.ts',
  './telemetry/open-telemetry.ts',
]

/**
 * Answers the pages that the last run left before anything else is loaded, then starts the site: reading its
 * code and opening its database take a second or two.
 */
async function main(): Promise<void> {
  // Secrets, mails and the database are for this user alone, wherever their folder is copied to.
  process.umask(0o077)
  const dataDir = process.env['DATA_DIR'] || '.data'
  const build = fileURLToPath(new URL('../build/server/app.js', import.meta.url))
  const mark = markOf(build)
  const kept = takeKept(join(dataDir, 'kept-pages'), mark, process.env)
  const http =
    kept && (await openHttpServer(kept.port, kept.host, answerKept.bind(null, kept.pages)))
  if (kept) await after(AT_THE_DOOR_MS)
  for (const part of kept ? PARTS : []) {
    await import(part)
    await breath()
  }
  const { start } = await import('./start.ts')
  await start(process.env, { build, mark, http, kept: kept?.pages ?? new Map() })
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

await main().catch(fail)
