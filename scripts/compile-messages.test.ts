import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'

/** As few as a careful operator leaves a process; the messages are ten times as many. */
const OPEN_FILES = 200

it('compiles every message where few files may be open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-messages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['messages', 'project.inlang', 'scripts', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `ulimit -n ${OPEN_FILES}; exec "$0" scripts/compile-messages.ts`, process.execPath],
    { cwd: folder, encoding: 'utf8' },
  )

  expect(status, stderr).toBe(0)
  const messages = join('domain', 'messages', 'messages')
  expect(readdirSync(join(folder, messages)).sort()).toEqual(readdirSync(messages).sort())
})

it('says in one file what the messages say apart', async () => {
  const whole: Record<string, (inputs: object, options: object) => string> = await import(
    resolve('domain/messages-in-one/every.js')
  )
  const names = Object.keys(whole).filter((_, at) => at % 40 === 0)
  // Whatever is put in is a number, and its own language comes before that of the page.
  const inputs = new Proxy({}, { get: () => 3 })
  for (const name of names) {
    const apart = await import(resolve(`domain/messages/messages/${name}.js`))
    for (const locale of LANGUAGES)
      expect(whole[name]?.(inputs, { locale }), name).toBe(apart[name](inputs, { locale }))
    expect(whole[name]?.(inputs, {}), name).toBe(apart[name](inputs, {}))
  }
  expect(names.length).toBeGreaterThan(40)
})
