import { callServer, type Remote } from '../deployment.ts'
import type { ImportEvent, Imported } from './import.ts'
import { linesOf } from './lines-of.ts'
import type { CatalogueRow, RejectedRow } from './rows.ts'

const ROWS_SENT = 1_000
const ANSWER_LIMIT_MS = 120_000
const PATH = '/api/v1/admin/catalogue'

/** Imports rows through a running server, in chunks; yields the same events as a local import. */
export async function* importRemotely(
  remote: Remote,
  rows: AsyncIterable<CatalogueRow>,
  { dryRun }: { dryRun: boolean },
): AsyncGenerator<ImportEvent> {
  const total: Imported = { read: 0, refused: 0, added: 0, changed: 0, unchanged: 0 }
  let sent: { line: number; text: string }[] = []
  async function* send(): AsyncGenerator<ImportEvent> {
    for (const event of await post(remote, sent, dryRun)) {
      if (event.type === 'refused' || event.type === 'repeated' || event.type === 'unknown') {
        yield { ...event, line: sent[event.line - 1]?.line ?? event.line }
      } else if (event.type === 'done') {
        for (const name of ['refused', 'added', 'changed', 'unchanged'] as const)
          total[name] += event[name]
      }
    }
    sent = []
    yield { type: 'progress', ...total }
  }
  for await (const row of rows) {
    total.read += 1
    const encoded = 'fault' in row ? row : encodeRow(row)
    if ('fault' in encoded) {
      total.refused += 1
      yield { type: 'refused', ...rejectedRowOf(encoded) }
      continue
    }
    sent.push(encoded)
    if (sent.length >= ROWS_SENT) yield* send()
  }
  if (sent.length > 0) yield* send()
  if (!dryRun) await finish(remote, total)
  yield { type: 'done', ...total }
}

/** The catalogue of a running server, item by item. */
export async function* exportRemotely(remote: Remote): AsyncGenerator<Record<string, unknown>> {
  for await (const line of linesOf((await callServer(remote, PATH, {})).body)) {
    const item = JSON.parse(line) as Record<string, unknown>
    if (item['type'] === 'failed') throw new Error(String(item['reason']))
    yield item
  }
}

/** The parts are imported: programs may be notified. */
async function finish(remote: Remote, total: Imported): Promise<void> {
  await callServer(remote, `${PATH}/finished`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(total),
  })
}

async function post(
  remote: Remote,
  rows: readonly { text: string }[],
  dryRun: boolean,
): Promise<ImportEvent[]> {
  const response = await callServer(remote, `${PATH}?part=1${dryRun ? '&dryRun=1' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: rows.map(({ text }) => `${text}\n`).join(''),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  const lines = (await response.text()).split('\n').filter(Boolean)
  const events = lines.map((line) => JSON.parse(line) as ImportEvent | Failed)
  const failed = events.find((event) => event.type === 'failed')
  if (failed) throw new Error(failed.reason)
  return events.filter((event) => event.type !== 'failed')
}

type Encoded = { line: number; text: string } | { line: number; fault: string }

/** JSON.stringify overflows on deep nesting; that must not stop the import. */
function encodeRow(row: { line: number; item: unknown }): Encoded {
  const { line, item } = row
  try {
    return { line, text: JSON.stringify(item) }
  } catch {
    return { line, fault: 'is nested too deep' }
  }
}

type Failed = { type: 'failed'; reason: string }

function rejectedRowOf({ line, fault }: { line: number; fault: string }): RejectedRow {
  return { line, id: null, reason: fault }
}
