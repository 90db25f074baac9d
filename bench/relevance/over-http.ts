import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Running, startSite } from '../servers.ts'

const PORT = 18_351
const LIMIT = 50
const TIMEOUT_MS = 20_000

/** Ranks through the public API of a separate site with the items and its sample catalogue. */
export async function startRanking(
  itemsFile: string,
): Promise<{ rank: (query: string) => Promise<string[]>; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-relevance-'))
  const site = await startSite(dataDir, PORT)
  const stop = async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await importItems(itemsFile, dataDir)
  } catch (error) {
    await stop()
    throw error
  }
  return { rank: (query) => askSite(site, query), stop }
}

/** The embedded database is opened by the running server, which the command connects to. */
async function importItems(itemsFile: string, dataDir: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/catalogue/command.ts', 'import', itemsFile],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) },
    },
  )
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`the import of ${itemsFile} failed`)
}

async function askSite({ url }: Pick<Running, 'url'>, query: string): Promise<string[]> {
  const response = await fetch(
    `${url}/api/v1/search?${new URLSearchParams({ q: query, limit: String(LIMIT) })}`,
    {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
  // More queries per minute than one network is allowed.
  if (response.status === 429) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000)
    return askSite({ url }, query)
  }
  if (!response.ok) throw new Error(`${query}: ${response.status}`)
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}
