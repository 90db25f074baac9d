import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyedApi } from '#server/api/api-key.test-kit.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { testDatabase } from '#test/database.ts'
import { typesOf } from '../../clients/typescript/types-of.ts'
import { ROOT } from '../imports.ts'

const run = promisify(execFile)
const database = testDatabase()
const CLIENT = join(ROOT, 'clients/typescript')
/** The compiler of the generator, and the one of this project. */
const COMPILERS = [
  ['5.9', join(CLIENT, 'node_modules/typescript/bin/tsc')],
  ['7.0', join(ROOT, 'node_modules/typescript/bin/tsc')],
] as const

// Below the root, so that the packages that the client uses are found.
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const folder = mkdtempSync(join(ROOT, '.cache/client-'))
const server = createServer()

beforeAll(async () => {
  const site = new Hono().route('/api/v1', keyedApi(database.opened).app)
  server.on('request', getRequestListener(site.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the types are those of the OpenAPI document (node test/write-client.ts)', async () => {
  const types = readFileSync(join(CLIENT, 'src/openapi.ts'), 'utf8')
  expect(types).toBe(await typesOf(openApiDocument('https://seekwell.example')))
})

test.each(COMPILERS)(
  'with TypeScript %s the package and the example compile',
  async (name, tsc) => {
    expect((await run(process.execPath, [tsc, '--version'])).stdout).toContain(`Version ${name}.`)
    const { home, example } = await install(name, tsc)
    const options = '--noEmit --strict --module nodenext --types node --ignoreConfig'
    const known = name === '5.9' ? options.replace(' --ignoreConfig', '') : options
    await run(process.execPath, [tsc, ...known.split(' '), example], { cwd: home })
  },
)

test('the example has ten lines and runs', async () => {
  const { example } = await install('run', COMPILERS[1][1])
  expect(readFileSync(example, 'utf8').trimEnd().split('\n')).toHaveLength(10)
  const { port } = server.address() as AddressInfo
  const { stdout } = await run(process.execPath, [example, `http://127.0.0.1:${port}`])
  expect(stdout.trimEnd().split('\n')).toEqual(Array(3).fill(expect.stringMatching(/ \d+ USD$/)))
})

/** Installs the package as it is published, beside the example. */
async function install(name: string, tsc: string) {
  const home = join(folder, name)
  const installed = join(home, 'node_modules/@seekwell/client')
  mkdirSync(installed, { recursive: true })
  await run(process.execPath, [tsc, '-p', CLIENT, '--outDir', join(installed, 'dist')])
  copyFileSync(join(CLIENT, 'package.json'), join(installed, 'package.json'))
  const example = join(home, 'example.ts')
  copyFileSync(join(CLIENT, 'example.ts'), example)
  return { home, example }
}
