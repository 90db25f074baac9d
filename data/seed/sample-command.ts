import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { composeCatalogue } from './compose/compose-catalogue.ts'
import { SAMPLE_SEED, toSampleListing } from './sample-catalogue.ts'

/** Writes any number of composed listings as JSON lines: npm run sample -- --listings N [--seed S] [--out FILE] */
const USAGE = 'npm run sample -- --listings N [--seed S] [--out FILE]'
const PROGRESS_EVERY = 5_000

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000' },
    seed: { type: 'string', default: SAMPLE_SEED },
    out: { type: 'string' },
  },
})
const listings = Number(values.listings)
if (!Number.isInteger(listings) || listings < 1) {
  process.stderr.write(`--listings takes a whole number from 1. Usage: ${USAGE}\n`)
  process.exit(1)
}
await writeListings()

async function writeListings(): Promise<void> {
  const output = values.out === undefined ? process.stdout : createWriteStream(values.out)
  // A reader that has seen enough, such as head, closes the pipe: that is no error.
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  })
  const now = new Date()
  let written = 0
  for (const item of composeCatalogue({ listings, seed: values.seed })) {
    const room = output.write(`${JSON.stringify(toSampleListing(item, now))}\n`)
    if (!room) await once(output, 'drain')
    written += 1
    if (written % PROGRESS_EVERY === 0) process.stderr.write(`\r${written} of ${listings} listings`)
  }
  process.stderr.write(`\r${written} of ${listings} listings\n`)
  if (output !== process.stdout) {
    output.end()
    await finished(output)
  }
}
