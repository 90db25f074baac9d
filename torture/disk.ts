import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { apiKeysOf } from '#server/secrets.ts'
import { compareIndexWithTable, readTemplate } from './index-audit.ts'
import { Ledger } from './ledger.ts'
import { printLine, type Report, SECRET } from './report.ts'
import { type SiteNode, startNode } from './site.ts'

const DISK = '256m'
const MEMBERS = 8
const BALLAST = 64 * 1024
/** A write-ahead log first writes into preallocated space. */
const SAVES_LIMIT = 4_000
const PAUSE_MS = 15
/** Saved before the disk is filled, so that there is data to lose. */
const SAVES_PER_ROUND = 100
/** Saves are rejected only while the disk is full. */
const AVAILABILITY = 0.9
const RECOVERY_LIMIT_MS = 60_000
const UNAVAILABLE = 503

/**
 * Fills the disk under an embedded site: it must keep serving pages, reject saves with a plain message,
 * lose nothing and recover once there is space. Needs permission to mount (root on Linux).
 */
export async function tortureByFullDisk(rounds: number): Promise<Report> {
  const disk = mkdtempSync(join(tmpdir(), 'seekwell-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  const faults: string[] = []
  const recoveries: number[] = []
  let node: SiteNode | null = null
  const keys = apiKeysOf(SECRET)
  try {
    const site = await startNode({ DATA_DIR: join(disk, 'data'), JWT_SECRET: SECRET })
    node = site
    const ledger = new Ledger(() => site.url, keys.anon)
    await ledger.enrol(MEMBERS)
    const { ids } = await readTemplate(site.url, keys.service)
    await fetch(`${site.url}/escapes`)
    for (let round = 1; round <= rounds; round++) {
      await saveMany(ledger, ids)
      fill(join(disk, 'ballast'))
      faults.push(
        ...(await saveUntilRejected(ledger, ids)).map((what) => `round ${round}: ${what}`),
      )
      faults.push(...(await browsePages(site)).map((what) => `round ${round}: ${what}`))
      rmSync(join(disk, 'ballast'))
      const took = await untilSaved(ledger, ids)
      recoveries.push(took)
      printLine(
        `round ${round}: saved again after ${Math.round(took)} ms; ${JSON.stringify(ledger.tally)}`,
      )
    }
    const { lost, signedOut } = await ledger.audit()
    faults.push(
      ...lost.map((what) => `lost ${what}`),
      ...signedOut.map((who) => `signed out ${who}`),
    )
    const { table, index } = await compareIndexWithTable(site.url, keys.service)
    if (table !== index) faults.push(`the table holds ${table}, the index ${index}`)
    if (site.process.exitCode !== null) faults.push(`the process ended: ${site.said().slice(-500)}`)
    const { acknowledged, refused, broken } = ledger.tally
    return {
      faults,
      outcome: { acknowledged, answered: acknowledged, failed: refused + broken },
      floor: {
        acknowledged: SAVES_PER_ROUND * rounds,
        answered: SAVES_PER_ROUND * rounds,
        availability: AVAILABILITY,
      },
      figures: {
        rounds,
        'refused with': [...ledger.refusals].map(([status, n]) => `${status}: ${n}`).join(', '),
        'saved again after, ms': Math.round(Math.max(...recoveries)),
      },
    }
  } finally {
    await node?.kill()
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

/** Writes until the disk is full. */
function fill(file: string): void {
  const block = Buffer.alloc(BALLAST)
  for (const part of [block, block.subarray(0, 512)]) {
    try {
      for (;;) appendFileSync(file, part)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}

async function saveMany(ledger: Ledger, ids: readonly string[]): Promise<void> {
  const writers = ledger.members.map(async (member, at) => {
    for (let n = at; n < SAVES_PER_ROUND; n += MEMBERS) await ledger.saveOne(member, ids)
  })
  await Promise.all(writers)
}

async function saveUntilRejected(ledger: Ledger, ids: readonly string[]): Promise<string[]> {
  const before = ledger.tally.refused
  for (let n = 0; n < SAVES_LIMIT && ledger.tally.refused === before; n++) {
    const member = ledger.members[n % MEMBERS]
    if (member) await ledger.saveOne(member, ids)
    if (ledger.tally.broken > 0) return ['a save was not answered at all']
    await after(PAUSE_MS)
  }
  if (ledger.tally.refused === before) return [`${SAVES_LIMIT} saves and none was refused`]
  const others = [...ledger.refusals.keys()].filter((status) => status !== UNAVAILABLE)
  return others.length === 0 ? [] : [`refused with ${others.join(', ')}`]
}

async function browsePages({ url }: SiteNode): Promise<string[]> {
  const [alive, page] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/escapes`)])
  return [
    ...(alive.ok ? [] : [`/healthz says ${alive.status}`]),
    ...(page.ok ? [] : [`a page that was there says ${page.status}`]),
  ]
}

async function untilSaved(ledger: Ledger, ids: readonly string[]): Promise<number> {
  const began = performance.now()
  const saved = ledger.tally.acknowledged
  while (ledger.tally.acknowledged === saved) {
    if (performance.now() - began > RECOVERY_LIMIT_MS) throw new Error('saving did not come back')
    const [member] = ledger.members
    if (member) await ledger.saveOne(member, ids)
    await after(200)
  }
  return performance.now() - began
}
