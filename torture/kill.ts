import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { apiKeysOf } from '#server/secrets.ts'
import { compareIndexWithTable, importOne, readTemplate } from './index-audit.ts'
import { Ledger } from './ledger.ts'
import { printLine, type Report, SECRET } from './report.ts'
import { freePort, type SiteNode, spawnNode, startNode } from './site.ts'

const WRITERS = 4
const MEMBERS = 40
/** Number of writes before a kill; a fixed time could be before the first write of a slow machine. */
const WRITES_BEFORE_KILL = { least: 10, most: 50 }
const LIFE_LIMIT_MS = 120_000
const SECOND_START_EVERY = 10
/** Each kill interrupts one request of every writer. */
const AVAILABILITY = 0.6

/**
 * Repeatedly kills a site on the embedded database during writes: no acknowledged write may be lost, the
 * index must match the table, and no second process may open the folder.
 */
export async function tortureByKilling(kills: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-kill-'))
  const env = { DATA_DIR: dataDir, JWT_SECRET: SECRET }
  const keys = apiKeysOf(SECRET)
  const port = await freePort()
  let node = await startNode(env, port)
  const ledger = new Ledger(() => node.url, keys.anon)
  const imported = new Set<string>()
  const starts: number[] = []
  const faults: string[] = []
  let rejections = 0
  try {
    await ledger.enrol(MEMBERS)
    const { ids, template } = await readTemplate(node.url, keys.service)
    for (let kill = 1; kill <= kills; kill++) {
      let isOver = false
      const writing = [
        ...ledger.members.slice(0, WRITERS).map(async (_, at) => {
          for (let n = at; !isOver; n += WRITERS) {
            const member = ledger.members[n % MEMBERS]
            if (member) await ledger.saveOne(member, ids)
          }
        }),
        (async () => {
          while (!isOver) {
            const id = `tried-${randomUUID()}`
            if (await importOne(node.url, keys.service, template, id)) imported.add(id)
          }
        })(),
      ]
      if (kill % SECOND_START_EVERY === 1 && (await isSecondRejected(env))) rejections++
      await untilWritten(() => ledger.tally.acknowledged + imported.size)
      const dying = node.kill()
      isOver = true
      await dying
      await Promise.all(writing)
      const began = performance.now()
      node = await startNode(env, port)
      starts.push(performance.now() - began)
      const { lost, signedOut } = await ledger.audit()
      faults.push(...lost.map((what) => `kill ${kill}: lost ${what}`))
      faults.push(...signedOut.map((who) => `kill ${kill}: signed out ${who}`))
      printLine(
        `kill ${kill}: ${ledger.tally.acknowledged} saves, ${imported.size} imports, ${faults.length} faults`,
      )
    }
    faults.push(...(await auditCatalogue(node, keys.service, imported)))
    const asked = Math.ceil(kills / SECOND_START_EVERY)
    if (rejections < asked) faults.push(`a second process was let in ${asked - rejections} times`)
  } finally {
    await node.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const { acknowledged, refused: rejected, broken } = ledger.tally
  return {
    faults,
    outcome: {
      acknowledged: acknowledged + imported.size,
      answered: acknowledged + imported.size,
      failed: rejected + broken,
    },
    floor: {
      acknowledged: WRITES_BEFORE_KILL.least * kills,
      answered: WRITES_BEFORE_KILL.least * kills,
      availability: AVAILABILITY,
    },
    figures: {
      kills,
      'saves acknowledged': acknowledged,
      'imports acknowledged': imported.size,
      'calls cut short': broken,
      'second process refused': rejections,
      'slowest start, s': Math.round(Math.max(...starts) / 100) / 10,
    },
  }
}

/** Waits for a random number of writes, and then for a random moment of the next one. */
async function untilWritten(written: () => number): Promise<void> {
  const { least, most } = WRITES_BEFORE_KILL
  const enough = written() + least + Math.floor(Math.random() * (most - least))
  const deadline = Date.now() + LIFE_LIMIT_MS
  while (written() < enough && Date.now() < deadline) await after(5)
  await after(Math.random() * 50)
}

async function auditCatalogue(node: SiteNode, key: string, imported: Set<string>) {
  // The core applies pending changes.
  await after(6_000)
  const { table, index, missing } = await compareIndexWithTable(node.url, key)
  const { ids } = await readTemplate(node.url, key)
  const there = new Set(ids)
  return [
    ...[...imported].filter((id) => !there.has(id)).map((id) => `lost listing ${id}`),
    ...missing.map((id) => `not in the index: ${id}`),
    ...(table === index ? [] : [`the table holds ${table}, the index ${index}`]),
  ]
}

/** Whether another process on the same folder exits at once with the reason. */
async function isSecondRejected(env: Record<string, string>): Promise<boolean> {
  const second = spawnNode(env, await freePort())
  await new Promise((resolve) => second.process.once('exit', resolve))
  return second.process.exitCode !== 0 && second.said().includes('in use by another')
}
