import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'server-address'

/** Leaves word of where the server of a data folder listens, for commands that must talk to it. */
export async function writeAddress(dataDir: string, url: string): Promise<void> {
  await writeFile(join(dataDir, FILE), `${url}\n`, { mode: 0o600 })
}

export async function removeAddress(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true })
}

/** Where the server of a data folder said it listens; null when none did. */
export async function readAddress(dataDir: string): Promise<string | null> {
  const told = await readFile(join(dataDir, FILE), 'utf8').catch(() => null)
  return told?.trim() || null
}
