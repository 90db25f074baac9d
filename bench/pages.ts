import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, printRows, type Row } from './report.ts'
import { load, startBareNode, startSite } from './servers.ts'

const PATHS = ['/', '/escapes', '/escapes/3', '/search-results?q=sleep']
const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 8

/** Rendering a page beside the limit of this machine: bare node:http sending the same bytes. */
export async function benchPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const site = await startSite(folder, 18_410)
  const rows: Row[] = []
  try {
    for (const path of PATHS) {
      const html = await (await fetch(`${site.url}${path}`)).text()
      const bare = await startBareNode(html, 18_411)
      const ours: number[] = []
      const theirs: number[] = []
      await load(site, path, CONNECTIONS, 1)
      for (let round = 0; round < ROUNDS; round++) {
        ours.push((await load(site, path, CONNECTIONS, SECONDS)).cpuUs)
        theirs.push((await load(bare, path, CONNECTIONS, SECONDS)).cpuUs)
      }
      await bare.stop()
      rows.push({
        what: path,
        unit: 'µs CPU',
        ours: median(ours),
        peer: 'bare node:http',
        theirs: median(theirs),
      })
    }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  printRows(`Pages, rendered anew for every request (${CONNECTIONS} connections)`, rows)
}
