import type { CatalogueRow, ImportEvent, Imported, Refusal } from './import.ts'

/** A running server that has the catalogue open. */
export type Remote = { url: string; serviceKey: string }

const ROWS_SENT = 1_000
const ANSWER_LIMIT_MS = 120_000
const PATH = '/api/v1/admin/catalogue'

/** Has a running server import the rows, some at a time; tells the same as an import of one's own. */
export async function* importRemotely(
  remote: Remote,
  rows: AsyncIterable<CatalogueRow>,
  { dryRun }: { dryRun: boolean },
): AsyncGenerator<ImportEvent> {
  const total: Imported = { read: 0, refused: 0, added: 0, changed: 0, unchanged: 0 }
  let sent: { line: number; item: unknown }[] = []
  async function* send(): AsyncGenerator<ImportEvent> {
    for (const event of await post(remote, sent, dryRun)) {
      if (event.type === 'refused') {
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
    if ('fault' in row) {
      total.refused += 1
      yield { type: 'refused', ...refusalOf(row) }
      continue
    }
    sent.push(row)
    if (sent.length >= ROWS_SENT) yield* send()
  }
  if (sent.length > 0) yield* send()
  yield { type: 'done', ...total }
}

/** The catalogue of a running server, item by item. */
export async function* exportRemotely(remote: Remote): AsyncGenerator<Record<string, unknown>> {
  const response = await call(remote, PATH, {})
  let rest = ''
  for await (const chunk of response.body ?? []) {
    const lines = (rest + Buffer.from(chunk).toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield itemOf(line)
  }
  if (rest) yield itemOf(rest)
}

/** Bytes until here: a character may have been cut in two between chunks, a line never is. */
function itemOf(line: string): Record<string, unknown> {
  const item = JSON.parse(Buffer.from(line, 'latin1').toString('utf8')) as Record<string, unknown>
  if (item['type'] === 'failed') throw new Error(String(item['reason']))
  return item
}

async function post(
  remote: Remote,
  rows: readonly { item: unknown }[],
  dryRun: boolean,
): Promise<ImportEvent[]> {
  const response = await call(remote, `${PATH}${dryRun ? '?dryRun=1' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: rows.map(({ item }) => `${JSON.stringify(item)}\n`).join(''),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  const lines = (await response.text()).split('\n').filter(Boolean)
  const events = lines.map((line) => JSON.parse(line) as ImportEvent | Failed)
  const failed = events.find((event) => event.type === 'failed')
  if (failed) throw new Error(failed.reason)
  return events.filter((event) => event.type !== 'failed')
}

type Failed = { type: 'failed'; reason: string }

async function call(remote: Remote, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${remote.serviceKey}`)
  const response = await fetch(new URL(path, remote.url), { ...init, headers }).catch((cause) => {
    throw new Error(`The server at ${remote.url} does not answer.`, { cause })
  })
  if (response.ok) return response
  const told = (await response.json().catch(() => null)) as { detail?: string } | null
  throw new Error(`The server at ${remote.url} refused: ${told?.detail ?? response.status}`)
}

function refusalOf({ line, fault }: { line: number; fault: string }): Refusal {
  return { line, id: null, reason: fault }
}
