import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { listCatalogues } from './message-catalogues.ts'

/** A low limit of open files; there are ten times as many messages. */
const OPEN_FILES = 200
const COMPILE_FOR_BROWSER = `
  import { compile } from '@inlang/paraglide-js'
  import { BROWSER_MESSAGES } from './scripts/compile-messages.ts'
  await compile(BROWSER_MESSAGES)`

it('compiles every message for the browser with a low limit of open files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['messages', 'project.inlang', 'scripts', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const { status, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `ulimit -n ${OPEN_FILES}; exec "$0" --input-type=module-typescript --eval "$1"`,
      process.execPath,
      COMPILE_FOR_BROWSER,
    ],
    { cwd: folder, encoding: 'utf8' },
  )

  expect(status, stderr).toBe(0)
  const files = readdirSync(join(folder, 'domain/messages-browser/messages'))
  const compiled = files.filter((file) => file.endsWith('.js'))
  const catalogues = listCatalogues('messages').flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(`messages/en/${name}.json`, 'utf8'))),
  )
  const keys = catalogues.filter((key) => key !== '$schema')
  expect(compiled.sort()).toEqual([...keys.map((key) => `${key}.js`), '_index.js'].sort())
})

it.each([
  ['en', ['1 property found', '2,000 properties found', '1 property found']],
  ['de', ['1 Unterkunft gefunden', '2.000 Unterkünfte gefunden', '1 Unterkunft gefunden']],
] as const)('formats numbers and plurals in %s, with cached formatters too', (locale, texts) => {
  expect([1, 2000, 1].map((n) => m.listings_escapes_found({ n }, { locale }))).toEqual(texts)
})
