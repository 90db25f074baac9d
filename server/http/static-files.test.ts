import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaticFiles } from './static-files.ts'

const SCRIPT = 'export const calm = "ruhig, tranquilo, calme"\n'.repeat(40)
const folder = mkdtempSync(join(tmpdir(), 'seekwell-static-'))
const server = createServer((request, response) => {
  if (!files.answer(request, response)) response.writeHead(404).end()
})
let files: StaticFiles
let origin: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'calm.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'calm.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n')
  files = new StaticFiles(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, encoding: string, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'accept-encoding': encoding } })

test('a precompressed file is sent as brotli, and plain to clients without brotli', async () => {
  const compressed = await get('/assets/calm.js', 'gzip, br')
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(await compressed.text()).toBe(SCRIPT)
  for (const _ of ['first', 'again']) {
    const plain = await get('/assets/calm.js', 'gzip')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(SCRIPT.length))
    expect(await plain.text()).toBe(SCRIPT)
  }
})

test('HEAD sends the headers only, in either encoding', async () => {
  const plain = await get('/assets/calm.js', 'identity', 'HEAD')
  expect(plain.headers.get('content-length')).toBe(String(SCRIPT.length))
  expect(plain.headers.get('etag')).not.toBeNull()
  expect((await get('/assets/calm.js', 'br', 'HEAD')).headers.get('content-encoding')).toBe('br')
})

test('a file without a compressed twin is sent as it is', async () => {
  const answer = await get('/robots.txt', 'br')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe('User-agent: *\n')
})

test.each([
  ['as it was sent', (tag: string) => tag],
  ['made weak by a proxy', (tag: string) => `W/${tag}`],
  ['among others', (tag: string) => `"other", ${tag}`],
  ['whichever', () => '*'],
])('who has a file is told so, and how long it stays: tag %s', async (_, spelt) => {
  const path = '/assets/calm.js'
  for (const encoding of ['br', 'gzip']) {
    const { headers: sent } = await get(path, encoding)
    const held = { 'accept-encoding': encoding, 'if-none-match': spelt(sent.get('etag') ?? '') }
    const { status, headers } = await fetch(origin + path, { headers: held })
    expect(status).toBe(304)
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(headers.get(name)).toBe(sent.get(name))
  }
})
