import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#test/database.ts'
import { ROOT } from '#test/imports.ts'
import { mcpSite } from './mcp.test-kit.ts'

/**
 * Scenarios of the protocol's own suite by revision. All others call tools, prompts and resources that only a
 * server made for the suite has (`test_simple_text` …), or features that this one does not declare.
 */
const SCENARIOS = {
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'server-sse-multiple-streams',
    'resources-list',
    'sep-2164-resource-not-found',
    'prompts-list',
    'dns-rebinding-protection',
    'caching',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-validate-input',
  ],
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
  ],
  '2025-06-18': ['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list'],
} as const

/** Checks within these scenarios that do not apply, with the reason. */
const NOT_APPLICABLE: Record<string, string> = {
  'sep-2575-server-rejects-undeclared-capability': 'no tool needs a capability of the client',
  'sep-2575-missing-capability-http-400': 'as above',
  'sep-2575-http-server-no-independent-requests-on-stream': 'no tool asks the client anything',
  'sep-2575-server-no-log-without-loglevel': 'no tool logs to the client',
  'sep-2575-server-sends-subscription-ack': 'subscriptions are rejected: nothing changes meanwhile',
  'sep-2575-server-tags-subscription-id': 'as above',
  'sep-2575-server-sends-prompts-list-changed-on-subscription': 'as above',
  'sep-2575-server-sends-tools-list-changed-on-subscription': 'as above',
}

const checks = z.array(
  z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
)
type Checks = z.infer<typeof checks>

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seekwell-conformance-'))
const server = createServer()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const { app } = mcpSite(database.opened, undefined, origin)
  server.on('request', getRequestListener(app.fetch))
  for (const revision of Object.keys(SCENARIOS)) await runSuite(`${origin}/mcp`, revision)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the scenarios of a revision, which writes a folder of checks for each. */
async function runSuite(url: string, revision: string): Promise<void> {
  const program = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
  const options = ['--spec-version', revision, '--suite', 'all', '--output-dir']
  const args = [program, 'server', '--url', url, ...options, join(folder, revision)]
  // It ends with 1, since scenarios that are not in the table fail.
  await new Promise<void>((resolve) => execFile(process.execPath, args, () => resolve()))
}

function checksOf(revision: string, scenario: string): Checks {
  const name = readdirSync(join(folder, revision)).find((entry) =>
    new RegExp(`^server-${scenario}-\\d{4}-\\d\\d-\\d\\dT`).test(entry),
  )
  if (!name) throw new Error(`the suite did not run ${scenario}`)
  return checks.parse(JSON.parse(readFileSync(join(folder, revision, name, 'checks.json'), 'utf8')))
}

describe.each(Object.entries(SCENARIOS))('revision %s', (revision, scenarios) => {
  test.each([...scenarios])('%s', (scenario) => {
    const found = checksOf(revision, scenario)
    const applicable = found.filter(({ id }) => !(id in NOT_APPLICABLE))
    expect(applicable.filter(({ status }) => status === 'SUCCESS')).not.toEqual([])
    expect(applicable.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')).toEqual(
      [],
    )
  })
})
