import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { advisoryLines, readAudit } from './advisories.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

function npm(...args: string[]): string | null {
  return spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout
}

function countComponents(bill: string): number {
  try {
    return (JSON.parse(bill) as { components?: unknown[] }).components?.length ?? 0
  } catch {
    return 0
  }
}

const report = readAudit(npm('audit', '--omit=dev', '--json'))
for (const line of advisoryLines(report)) print(line)

mkdirSync('.cache', { recursive: true })
const bill = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only') ?? ''
const parts = countComponents(bill)
writeFileSync('.cache/sbom.json', bill)
print(parts > 0 ? `✓ ${parts} parts in .cache/sbom.json (CycloneDX)` : '✗ no bill of materials')
const isClean = report.kind === 'checked' && report.advisories.length === 0
process.exit(isClean && parts > 0 ? 0 : 1)
