import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { freshAddress, KEYS, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { withDatabase } from './catalogue-dump.ts'
import { testDatabase } from './database.ts'
import type { Location } from './kill-server.ts'

/** For more, set AUTH_KILLS=50 (docs/auth.md). */
const KILLS = Number(process.env['AUTH_KILLS'] ?? 2)
const AT_ONCE = 4
const CHANGED = 'another stone by the sea 8'
const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seekwell-kill-'))
let server: ChildProcess | undefined
afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The embedded database in a folder, or the test's own database on the server. */
async function locationOf(isNew: boolean): Promise<Location> {
  const seeded = inject('seededDatabase')
  if ('dump' in seeded)
    return { folder: join(folder, 'postgres'), dump: isNew ? seeded.dump : null }
  const { rows } = await database.pool.query('select current_database() as name')
  return { url: withDatabase(seeded.url, rows[0].name) }
}

async function start(isNew: boolean) {
  const program = join(import.meta.dirname, 'kill-server.ts')
  const child = fork(program, [JSON.stringify(await locationOf(isNew))], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  server = child
  const [port] = await once(child, 'message')
  async function ask(method: string, path: string, body?: object, bearer = KEYS.anon) {
    const answer = await fetch(`http://127.0.0.1:${port}/auth/v1${path}`, {
      method,
      headers: {
        apikey: KEYS.anon,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'x-forwarded-for': freshAddress(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }
  return { child, ask }
}
type Ask = Awaited<ReturnType<typeof start>>['ask']

/** The expected state of an account: confirmed and pending changes. */
type Known = {
  email: string
  isSignedUp: boolean
  change: 'none' | 'asked' | 'answered'
  /** A token of another device, which a password change signs out. */
  elsewhere: string
}

let people = 0
async function live(ask: Ask, all: Known[], onAnswer: () => void): Promise<void> {
  for (;;) {
    const known: Known = {
      email: `killed-${++people}@example.com`,
      isSignedUp: false,
      change: 'none',
      elsewhere: '',
    }
    all.push(known)
    const signedUp = await ask('POST', '/signup', { email: known.email, password: PASSWORD })
    expect(signedUp.status).toBe(200)
    known.isSignedUp = true
    known.elsewhere = signedUp.body['access_token'] ?? ''
    onAnswer()
    const here = await signIn(ask, known.email, PASSWORD)
    known.change = 'asked'
    const changed = await ask('PUT', '/user', { password: CHANGED }, here.body['access_token'])
    expect(changed.status).toBe(200)
    known.change = 'answered'
    onAnswer()
  }
}

const signIn = (ask: Ask, email: string, password: string) =>
  ask('POST', '/token?grant_type=password', { email, password })

/**
 * An account exists completely or not at all, and a password changes together with its sessions or not at
 * all.
 */
async function check(ask: Ask, { email, isSignedUp, change, elsewhere }: Known): Promise<void> {
  const [old, changed] = [await signIn(ask, email, PASSWORD), await signIn(ask, email, CHANGED)]
  const isThere = old.status === 200 || changed.status === 200
  if (isSignedUp) expect(isThere, email).toBe(true)
  if (change === 'none') expect(changed.status, email).toBe(400)
  if (change === 'answered') expect(changed.status, email).toBe(200)
  if (!isThere)
    return expect((await ask('POST', '/signup', { email, password: PASSWORD })).status).toBe(200)
  expect([old.status, changed.status].sort(), email).toEqual([200, 400])
  const winner = old.status === 200 ? old : changed
  const { body } = await ask('GET', '/user', undefined, winner.body['access_token'])
  expect(body, email).toMatchObject({ email, identities: [{ provider: 'email' }] })
  if (!elsewhere) return
  const other = await ask('GET', '/user', undefined, elsewhere)
  expect(other.status, email).toBe(changed.status === 200 ? 403 : 200)
}

test(
  'a killed process loses no confirmed sign-up or password change, and leaves no partial one',
  async () => {
    const everybody: Known[] = []
    for (let kill = 0; kill <= KILLS; kill++) {
      const { child, ask } = await start(kill === 0)
      const answered = everybody.filter(({ isSignedUp }) => isSignedUp).length
      if (kill > 0) expect(answered).toBeGreaterThan(0)
      for (const known of everybody.splice(0)) await check(ask, known)
      if (kill === KILLS) return
      let left = 5 + Math.floor(Math.random() * 20)
      const exited = once(child, 'exit')
      const lives = Array.from({ length: AT_ONCE }, () =>
        live(ask, everybody, () => {
          if (--left === 0) child.kill('SIGKILL')
        }),
      )
      const ends = await Promise.allSettled(lives)
      await exited
      // Each ended because of the broken connection only.
      for (const end of ends)
        expect(end.status === 'rejected' && end.reason).toMatchObject({ name: 'TypeError' })
    }
  },
  60_000 + KILLS * 60_000,
)
