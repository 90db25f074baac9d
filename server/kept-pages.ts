import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { deserialize, serialize } from 'node:v8'
import { sendHome } from './language-home.ts'
import { type PageEntry, sendEntry } from './page-entry.ts'

/** Finished pages under the addresses they are asked for. */
export type Pages = ReadonlyMap<string, PageEntry>

type Source = Record<string, string | undefined>

/** What one run leaves to the next. */
type Left = {
  /** The build and the settings that the pages were made with. */
  made: string
  /** Variables of the environment that count as settings. */
  settings: readonly string[]
  port: number
  host: string
  /** Milliseconds since 1970: pages say "today". */
  at: number
  pages: Pages
}

/** Tells one build from another; to be read before it is loaded, for it may be replaced while the site runs. */
export function markOf(build: string): string {
  const file = statSync(build, { throwIfNoEntry: false })
  return `${file?.mtimeMs} ${file?.size}`
}

export type Listening = { port: number; host: string; settings: readonly string[] }

const AGE_LIMIT_MS = 3_600_000
const BYTES_LIMIT = 8 * 1_048_576
/** Settings without a fixed name. */
const SETTING = /^(?:AUTH|MAIL|SMTP)_/

/**
 * Pages of the last run, with where it listened; null where there are none, or from another build, with
 * other settings or of another hour. Whoever opens the database withdraws them (`openDatabase`), so that they
 * say what is in it.
 *
 * @param build its mark (`markOf`)
 */
export function takeKept(
  file: string,
  build: string,
  source: Source,
): Pick<Left, 'port' | 'host' | 'pages'> | null {
  try {
    const left = deserialize(readFileSync(file)) as Left
    const age = Date.now() - left.at
    const isOurs = left.made === madeBy(build, left.settings, source)
    return isOurs && age >= 0 && age < AGE_LIMIT_MS ? left : null
  } catch {
    // None, or one that was cut short.
    return null
  }
}

/** Leaves pages to the next run, those asked for last first. */
export async function leaveKept(
  file: string,
  build: string,
  source: Source,
  { listening, pages }: { listening: Listening; pages: Pages },
): Promise<void> {
  const left: Left = {
    ...listening,
    made: madeBy(build, listening.settings, source),
    at: Date.now(),
    pages: youngest(pages),
  }
  await writeFile(file, serialize(left), { mode: 0o600 })
}

/** Answers a kept page; false when the request is for something else. */
export function answerKept(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization || headers.range)
    return false
  if (sendHome(request, response)) return true
  const entry = pages.get(request.url ?? '')
  if (entry) sendEntry(entry, headers, response, method === 'GET')
  return entry !== undefined
}

function youngest(pages: Pages): Pages {
  let bytes = 0
  const kept = [...pages].reverse().filter(([, entry]) => {
    bytes += entry.bytes
    return bytes <= BYTES_LIMIT
  })
  return new Map(kept.reverse())
}

function madeBy(build: string, settings: readonly string[], source: Source): string {
  const names = [...settings, ...Object.keys(source).filter((name) => SETTING.test(name))].sort()
  const values = names.map((name) => [name, source[name] ?? ''])
  return createHash('sha256')
    .update(JSON.stringify([build, process.version, values]))
    .digest('base64url')
}
