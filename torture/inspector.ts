import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { permitProgram } from './member-token.ts'
import { type Report, SECRET } from './report.ts'
import { startNode } from './site.ts'

/** Installed for a run only: it has an install script, which no package of the lock file may have. */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'
const LIMIT_MS = 120_000
const run = promisify(execFile)

/** By its slug: the inspector sends what looks like a number as one. */
const LISTING = 'cedar-and-tide-cabins'

/** One valid call of each tool. */
const CALLS: Record<string, Record<string, unknown>> = {
  search: { query: 'somewhere quiet', maxPrice: 300, contentTypes: ['escape'] },
  get_listing: { id: LISTING },
  similar: { id: LISTING, limit: 3 },
  upcoming: { limit: 3 },
  compare: { ids: [LISTING, 'moss-hollow-lodge'] },
  crisis_resources: { country: 'DE' },
  plan: { query: 'two quiet days', budget: 900 },
  save: { id: LISTING, note: 'for May' },
  saved_list: { limit: 5 },
  unsave: { id: LISTING },
  my_requests: { limit: 5 },
  request_booking: {
    id: LISTING,
    term: { kind: 'stay', checkIn: dayIn(40), checkOut: dayIn(42) },
    guests: 2,
    name: 'Ana',
    email: 'a@example.com',
  },
}

/** Calls every tool of a running site with the protocol's inspector and with its TypeScript client. */
export async function tortureByInspector(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-inspector-'))
  const node = await startNode({
    ...{ DATA_DIR: join(folder, 'data'), JWT_SECRET: SECRET, MAIL_DIR: join(folder, 'mail') },
    ...{ PUBLIC_URL: 'http://localhost', AUTH_CONFIRM_EMAIL: 'off' },
  })
  const faults: string[] = []
  let passed = 0
  async function expectPass(what: string, call: () => Promise<unknown>): Promise<void> {
    try {
      await call()
      passed++
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  try {
    const authorization = `Bearer ${await permitProgram(node.url)}`
    const inspect = await installInspector(folder, `${node.url}/mcp`, authorization)
    const client = new Client({ name: 'torture', version: '1' })
    const requestInit = { headers: { authorization } }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${node.url}/mcp`), { requestInit }),
    )
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    const untested = names.filter((name) => !(name in CALLS))
    if (untested.length > 0) faults.push(`without a call: ${untested.join(', ')}`)
    for (const name of names) {
      const args = CALLS[name] ?? {}
      await expectPass(`client ${name}`, async () => {
        const { isError, content } = await client.callTool({ name, arguments: args })
        if (isError) throw new Error(JSON.stringify(content))
      })
      await expectPass(`inspector ${name}`, () => inspect('tools/call', name, args))
    }
    await client.close()
    for (const method of ['tools/list', 'resources/list', 'prompts/list'])
      await expectPass(`inspector ${method}`, () => inspect(method))
    const calls = names.length * 2 + 3
    return {
      faults,
      outcome: { acknowledged: passed, answered: passed, failed: calls - passed },
      floor: { acknowledged: calls, answered: calls, availability: 1 },
      figures: { inspector: INSPECTOR, tools: names.join(', ') },
    }
  } finally {
    await node.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Inspect = (method: string, name?: string, args?: Record<string, unknown>) => Promise<void>

/** Installs the inspector and returns a call of its command line, which throws when a call fails. */
async function installInspector(
  folder: string,
  url: string,
  authorization: string,
): Promise<Inspect> {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, INSPECTOR])
  const header = `Authorization: ${authorization}`
  const program = join(folder, 'node_modules/.bin/mcp-inspector')
  return async (method, name, args = {}) => {
    const pairs = Object.entries(args).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    const tool = name ? ['--tool-name', name, '--tool-arg', ...pairs] : []
    const { stdout } = await run(
      program,
      ['--cli', url, '--header', header, '--method', method, ...tool],
      {
        // Its settings are files in the home folder.
        env: { ...process.env, HOME: folder },
        timeout: LIMIT_MS,
        maxBuffer: 16 * 2 ** 20,
      },
    )
    const answer = JSON.parse(stdout) as { isError?: boolean }
    if (answer.isError) throw new Error(stdout.slice(0, 300))
  }
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
