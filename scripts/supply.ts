import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

/** Weaknesses that are known and do not matter here: the advisory, and why. */
const ACCEPTED: Record<string, string> = {}
const GRAVE = new Set(['moderate', 'high', 'critical'])

type Advisory = { source?: number; url?: string; title?: string; severity?: string }
type Audit = { vulnerabilities?: Record<string, { via: (string | Advisory)[] }> }

const say = (line: string) => process.stdout.write(`${line}\n`)

function npm(...args: string[]): string {
  const done = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return done.stdout
}

/** Grave known weaknesses of what runs in production; null when nobody could be asked. */
function weaknesses(): string[] | null {
  const audit = readJson<Audit>(npm('audit', '--omit=dev', '--json'))
  if (!audit?.vulnerabilities) return null
  const found = Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'object' && GRAVE.has(cause.severity ?? '') && !ACCEPTED[cause.url ?? '']
        ? [`${name}: ${cause.severity}, ${cause.title} (${cause.url})`]
        : [],
    ),
  )
  return [...new Set(found)]
}

function readJson<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

const found = weaknesses()
if (found === null) say('✗ the registry could not be asked for known weaknesses')
else if (found.length > 0) for (const one of found) say(`✗ ${one}`)
else say('✓ no grave known weakness in what runs in production')

mkdirSync('.cache', { recursive: true })
const bill = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
const parts = readJson<{ components?: unknown[] }>(bill)?.components?.length ?? 0
writeFileSync('.cache/sbom.json', bill)
say(parts > 0 ? `✓ ${parts} parts in .cache/sbom.json (CycloneDX)` : '✗ no bill of materials')
process.exit(found?.length === 0 && parts > 0 ? 0 : 1)
