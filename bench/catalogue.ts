import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { composeCatalogue } from '#data/seed/compose/compose-catalogue.ts'
import { toSampleListing } from '#data/seed/sample-catalogue.ts'
import type { Listing } from '#domain/listing/listing.ts'

const FOLDER = join(import.meta.dirname, '..', '.cache', 'bench')
const CHUNK = 1_000
const NOW = new Date('2026-01-01T00:00:00Z')

/** A generated catalogue in chunks of a thousand; generation is slow, so it is cached per size. */
export async function* readCatalogue(size: number): AsyncGenerator<Listing[]> {
  const path = join(FOLDER, `catalogue-${size}.jsonl`)
  if (!existsSync(path)) await compose(path, size)
  let chunk: Listing[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const listing = JSON.parse(line) as Listing
    chunk.push({
      ...listing,
      createdAt: new Date(listing.createdAt),
      updatedAt: new Date(listing.updatedAt),
    })
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

async function compose(path: string, size: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const file = createWriteStream(`${path}.new`)
  for (const item of composeCatalogue({ listings: size, seed: 'bench' })) {
    const line = `${JSON.stringify(toSampleListing(item, NOW))}\n`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
  renameSync(`${path}.new`, path)
}
