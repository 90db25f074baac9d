import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { startSite } from '../bench/servers.ts'
import { BROTLI_QUALITY } from '../server/cache/page-entry.ts'
import type { CheckResult } from './steps.ts'

/** Bytes on the wire, brotli, for the first load of one page. */
type Bytes = { html: number; css: number; js: number }

const PORT = Number(process.env['BYTES_PORT'] ?? 18_440)
const BUDGET_FILE = 'scripts/bytes-budget.json'
/** One address of each kind of page. */
const PAGES = {
  home: '/',
  list: '/escapes',
  detail: '/escapes/3',
  'search results': '/search-results?q=sleep',
  directory: '/directory',
  'directory escapes': '/directory/escapes',
  'directory detail': '/directory/escapes/yukitani-ryokan',
  event: '/directory/experiences/sound-healing/deep-listening-sound-bath',
  saved: '/saved',
  profile: '/profile',
}
/** Daily variation of a page from the sample catalogue's dates and prices. */
const HTML_SLACK = 150
/**
 * File names contain digests, which differ between folders and change compression: up to 210 bytes
 * observed.
 */
const NAMES_SLACK = 512

/**
 * Checks the size of the first load of each kind of page against the committed budget, as sent by the
 * server. `--write` stores the current sizes as the budget.
 */
export async function weighPages(write = false): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bytes-'))
  const site = await startSite(folder, PORT)
  const weighed: Record<string, Bytes> = {}
  try {
    for (const [kind, path] of Object.entries(PAGES)) weighed[kind] = await weigh(site.url, path)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (write) writeFileSync(BUDGET_FILE, `${JSON.stringify(weighed, null, 2)}\n`)
  return compare(weighed, JSON.parse(readFileSync(BUDGET_FILE, 'utf8')) as Record<string, Bytes>)
}

async function weigh(origin: string, path: string): Promise<Bytes> {
  const html = await (await fetch(`${origin}${path}`)).text()
  return {
    html: firstPacked(html),
    css: await total(origin, linked(html, 'stylesheet')),
    js: await total(origin, linked(html, 'modulepreload')),
  }
}

/** Size as sent to the first visitor; later responses may be compressed better. */
function firstPacked(html: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  }
  return brotliCompressSync(html, { params }).length
}

const linked = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, href = '']) =>
    href.replace(/#.*/, ''),
  )

async function total(origin: string, paths: readonly string[]): Promise<number> {
  const weights = await Promise.all([...new Set(paths)].map((path) => weightOf(origin + path)))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/** Compressed size of a response body in bytes. */
async function weightOf(address: string): Promise<number> {
  const response = await fetch(address, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return Number(response.headers.get('content-length'))
}

function compare(weighed: Record<string, Bytes>, budget: Record<string, Bytes>): CheckResult {
  const tally: CheckResult = { passed: 0, failed: 0, failures: [] }
  process.stdout.write('› First load in bytes, brotli (budget)\n')
  for (const [kind, bytes] of Object.entries(weighed)) {
    const allowed = budget[kind]
    const within =
      allowed !== undefined &&
      bytes.html <= allowed.html + HTML_SLACK &&
      bytes.css <= allowed.css + NAMES_SLACK &&
      bytes.js <= allowed.js + NAMES_SLACK
    tally[within ? 'passed' : 'failed']++
    if (!within) tally.failures.push(`Bytes of the first load: ${kind}`)
    const cells = (['html', 'css', 'js'] as const).map((part) =>
      `${part} ${bytes[part]} (${allowed?.[part] ?? 'none'})`.padEnd(22),
    )
    process.stdout.write(`${within ? '✓' : '✗'} ${kind.padEnd(18)} ${cells.join(' ')}\n`)
  }
  return tally
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await weighPages(process.argv.includes('--write'))
  process.exit(failed === 0 ? 0 : 1)
}
