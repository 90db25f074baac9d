import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import { closeDeployment, openDeployment } from '../deployment.ts'
import { readEnv } from '../env.ts'
import { exportCatalogue, writeRows } from './export.ts'
import { rejectCompressed } from './file-text.ts'
import { type ImportEvent, importCatalogue } from './import.ts'
import { createReporter } from './progress.ts'
import { FORMATS, type Format, formatOf, readRows } from './read-rows.ts'
import { exportRemotely, importRemotely } from './remote.ts'
import { lastOfEach, repeatsIn } from './repeats.ts'
import { withContentType } from './rows.ts'

const USAGE = `npm run catalogue -- import FILE [--format=jsonl|json|csv] [--content-type=TYPE] [--dry-run]
npm run catalogue -- export [FILE] [--format=jsonl|json|csv]
FILE may be - for standard input or output. Rows are added or replaced by id; of two rows with one id the later stands.
Records of the specification's other shapes (experience card, escape detail record and so on) are taken as well; what
names no content type and does not show it by its fields is of --content-type (escape, essential, enhancement, experience).
An export is exact: a CSV cell that begins with = + - or @ is written as it is, so take care in a spreadsheet.
Exit code: 0 all rows taken, 1 some refused (the others are kept), 2 it could not be done.`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'content-type': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [action, file] = positionals
  if (values.help || !(action === 'export' || (action === 'import' && file))) {
    process.stderr.write(`${USAGE}\n`)
    return values.help ? 0 : 2
  }
  const format = FORMATS.find((known) => known === values.format) ?? null
  if (values.format !== undefined && !format) throw new Error(`--format: ${FORMATS.join(', ')}`)
  if (action === 'export') return exportTo(file ?? '-', format)
  const contentType = CONTENT_TYPES.find((known) => known === values['content-type']) ?? null
  if (values['content-type'] !== undefined && !contentType)
    throw new Error(`--content-type: ${CONTENT_TYPES.join(', ')}`)
  return importFrom(file ?? '-', format, { dryRun: values['dry-run'], contentType })
}

type ImportFlags = { dryRun: boolean; contentType: ContentType | null }

async function importFrom(
  file: string,
  asked: Format | null,
  { dryRun, contentType }: ImportFlags,
): Promise<number> {
  // Checked first: a missing file must not cost a start of the database.
  const source = await openSource(file)
  const catalogue = await openDeployment(readEnv(process.env))
  try {
    const reporter = createReporter({ size: source.size, read: source.bytesRead, dryRun })
    const format = asked ?? formatOf(file, source.start)
    const read = (input: Readable) => withContentType(readRows(input, format), contentType)
    const all = read(source.input)
    const rows = reporter.watched(
      source.again
        ? lastOfEach(all, await repeatsIn(read(source.again())), reporter.reportRepeated)
        : all,
    )
    const events: AsyncGenerator<ImportEvent> =
      catalogue.kind === 'remote'
        ? importRemotely(catalogue.remote, rows, { dryRun })
        : importCatalogue(catalogue.opened.db, rows, { dryRun, now: new Date() })
    return await reporter.follow(events)
  } finally {
    await closeDeployment(catalogue)
  }
}

async function exportTo(file: string, asked: Format | null): Promise<number> {
  // A .json file holds one array; without a known extension the export has one item per line.
  const format = asked ?? formatOf(file, /\.json$/i.test(file) ? '[' : '{')
  const catalogue = await openDeployment(readEnv(process.env))
  try {
    const text =
      catalogue.kind === 'remote'
        ? writeRows(exportRemotely(catalogue.remote), format)
        : exportCatalogue(catalogue.opened.db, format)
    const output = file === '-' ? process.stdout : createWriteStream(file)
    await pipeline(Readable.from(text), output, { end: file !== '-' })
    return 0
  } finally {
    await closeDeployment(catalogue)
  }
}

async function openSource(file: string) {
  if (file === '-') {
    const input = process.stdin
    return { input, again: null, size: null, start: '{', bytesRead: () => 0 }
  }
  const handle = await open(file).catch((cause: Error) => {
    throw new Error(`${file} cannot be read: ${cause.message}`, { cause })
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
  await handle.close()
  rejectCompressed(buffer.subarray(0, bytesRead))
  const { size } = await stat(file)
  const input = createReadStream(file)
  const start = buffer.toString('utf8', 0, bytesRead)
  const again = () => createReadStream(file)
  return { input, again, size, start, bytesRead: () => input.bytesRead }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return 2
})
