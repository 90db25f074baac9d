import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built site of a test's own; `output` is all that it has logged. */
export type OwnSite = { url: string; output: () => string; stop: () => Promise<void> }

/** A new data folder, which `startOwnSite` removes when it stops. */
export const newDataFolder = () => mkdtempSync(join(tmpdir(), 'seekwell-own-'))

/** Starts the built site with variables of a test. */
export async function startOwnSite(dataDir: string, env: Record<string, string>): Promise<OwnSite> {
  let output = ''
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ...env,
      },
    },
  )
  const url = await new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk
      const port = /is open at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://localhost:${port}`)
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    child.on('exit', () => reject(new Error(output)))
  })
  return {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
