import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'server-address'

/** Writes the URL of the server that holds a data folder, for commands. */
export async function writeAddress(dataDir: string, url: string): Promise<void> {
  await writeFile(join(dataDir, FILE), `${url}\n`, { mode: 0o600 })
}

export async function removeAddress(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true })
}

/** The URL of the server that holds a data folder; null when there is none. */
export async function readAddress(dataDir: string): Promise<string | null> {
  const url = await readFile(join(dataDir, FILE), 'utf8').catch(() => null)
  return url?.trim() || null
}
