import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

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
