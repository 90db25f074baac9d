import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { KEPT_PAGES, openDatabase } from '#data/db.ts'
import { answerKept, leaveKept, markOf, type Pages, takeKept } from './kept-pages.ts'
import { toPageEntry } from './page-entry.ts'

const folder = mkdtempSync(join(tmpdir(), 'seekwell-kept-'))
const file = join(folder, KEPT_PAGES)
const build = join(folder, 'app.js')
const listening = { port: 3000, host: '127.0.0.1', settings: ['SITE_NAME', 'PORT'] }
const env = { SITE_NAME: 'Seekwell', PORT: '3000', SHLVL: '1' }
let server: Server | null = null

afterEach(() => {
  vi.useRealTimers()
  server?.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function leave(): Promise<Pages> {
  writeFileSync(build, 'the build')
  const headers = new Headers({ 'content-type': 'text/html', 'content-security-policy': "a 'b'" })
  const pages = new Map([['/escapes', await toPageEntry(Buffer.from('Escapes'), headers, 0)]])
  await leaveKept(file, markOf(build), env, { listening, pages })
  return pages
}

test('pages come back as they were, with where to listen', async () => {
  const pages = await leave()
  expect(takeKept(file, markOf(build), { ...env, SHLVL: '2' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    pages,
  })
})

test('pages of another build, of other settings or of another hour are left alone', async () => {
  await leave()
  expect(takeKept(file, markOf(build), { ...env, SITE_NAME: 'Else' })).toBeNull()
  expect(takeKept(file, markOf(build), { ...env, AUTH_SIGNUP: 'off' })).toBeNull()
  vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] })
  expect(takeKept(file, markOf(build), env)).toBeNull()
  vi.useRealTimers()
  utimesSync(build, 1, 1)
  expect(takeKept(file, markOf(build), env)).toBeNull()
  expect(takeKept(file, markOf(join(folder, 'no build')), env)).toBeNull()
  writeFileSync(file, 'cut short')
  expect(takeKept(file, markOf(build), env)).toBeNull()
})

test('whoever opens the database withdraws them, for it may change', {
  timeout: 60_000,
}, async () => {
  await leave()
  // What cannot be opened is quicker than what can, and withdraws them all the same.
  writeFileSync(join(folder, 'postgres'), 'no folder')
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow()
  expect(takeKept(file, markOf(build), env)).toBeNull()
})

test('answers its pages as they are asked for, and nothing else', async () => {
  const pages = await leave()
  server = createServer((request, response) => {
    if (!answerKept(pages, request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  const page = await ask('/escapes')
  expect([page.status, await page.text()]).toEqual([200, 'Escapes'])
  expect(page.headers.get('content-security-policy')).toBe("a 'b'")
  expect((await ask('/escapes', { method: 'POST' })).status).toBe(418)
  expect((await ask('/escapes', { headers: { authorization: 'Bearer a' } })).status).toBe(418)
  expect((await ask('/escapes?type=Cabin')).status).toBe(418)
  const home = await ask('/', { headers: { cookie: 'locale=de' } })
  expect(home.headers.get('location')).toBe('/de')
})

test("nothing that they are answered with loads Node's fetch, which takes as long as Node itself", () => {
  const loaded = `
    for (const part of ['http-server', 'kept-pages']) await import('./server/' + part + '.ts')
    process.stdout.write(process.moduleLoadList.join('\\n'))`
  const names = execFileSync(process.execPath, ['--input-type=module', '-e', loaded], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(names).toContain('NativeModule _http_server')
  expect(names).not.toContain('undici')
})
