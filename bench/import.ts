import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { importCatalogue } from '#server/catalogue/import.ts'
import type { CatalogueRow } from '#server/catalogue/rows.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { readCatalogue } from './catalogue.ts'
import { loadAverage } from './report.ts'

const MEGABYTE = 1024 * 1024

/** Import of a catalogue: rows a second of wall and of processor time, and peak memory. */
export async function benchImport(options: readonly string[] = []): Promise<void> {
  const size = Number(options.find((each) => each.startsWith('--size='))?.slice(7) ?? 10_000)
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-import-'))
  const server = await startPostgres()
  try {
    await rowsFor('PGlite', await openDatabase({ dataDir: folder }), size)
    if (server) await rowsFor('PostgreSQL', await openDatabase({ url: server.url }), size)
  } finally {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rowsFor(name: string, opened: OpenDatabase, size: number): Promise<void> {
  await migrate(opened.pool)
  const before = process.memoryUsage().rss
  let most = before
  const started = performance.now()
  const cpu = process.cpuUsage()
  for await (const event of importCatalogue(opened.db, rowsOf(size), {
    dryRun: false,
    now: new Date(),
  })) {
    if (event.type === 'refused') throw new Error(`line ${event.line}: ${event.reason}`)
    most = Math.max(most, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  await opened.close()
  process.stdout.write(
    `${name}, ${size} rows, ${loadAverage()}: ${(size / seconds).toFixed(0)} a second, ${(size / ((user + system) / 1e6)).toFixed(0)} a second of this process's CPU, at most ${((most - before) / MEGABYTE).toFixed(0)} MB more memory\n`,
  )
}

async function* rowsOf(size: number): AsyncGenerator<CatalogueRow> {
  let line = 0
  for await (const listings of readCatalogue(size))
    for (const item of listings) {
      line += 1
      // As in a file: text and numbers, no dates.
      yield { line, item: JSON.parse(JSON.stringify(item)) as unknown }
    }
}
