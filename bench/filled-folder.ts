import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { saveListings } from '#data/catalogue/listings.ts'
import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { readCatalogue } from './catalogue.ts'

const FOLDER = join(import.meta.dirname, '..', '.cache', 'bench')

/** A data folder with `size` listings; filling takes minutes, so it is cached per size. */
export async function filledFolder(size: number): Promise<string> {
  const folder = join(FOLDER, `site-${size}`)
  if (existsSync(folder)) return folder
  const unready = `${folder}.new`
  rmSync(unready, { recursive: true, force: true })
  mkdirSync(unready, { recursive: true })
  await fill(await openDatabase({ dataDir: unready }), size)
  renameSync(unready, folder)
  return folder
}

/** Fills an empty database with `size` listings, and closes it. */
export async function fill(opened: OpenDatabase, size: number): Promise<void> {
  await migrate(opened.pool)
  let written = 0
  for await (const listings of readCatalogue(size)) {
    await saveListings(opened.db, listings)
    written += listings.length
    process.stderr.write(`\r${written} of ${size} listings`)
  }
  process.stderr.write('\n')
  await opened.pool.query('analyze')
  await opened.close()
}
