// Runs a command of this project from a bare clone: installs what the lock file asks for, builds what
// changed, and goes on under the Node that the lock file pins. Imports nothing that is not in Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

/** What makes a build stale when it changes. */
const SOURCES = JSON.parse(readFileSync('scripts/build-sources.json', 'utf8'))
const GENERATED = /domain\/messages|\.test\.tsx?$|project\.inlang\/cache/
const bin = (name) => join('node_modules', '.bin', name)

const commands = {
  start() {
    build()
    serve('production')
  },
  dev() {
    messages()
    serve('development')
  },
  build() {
    build()
  },
  check() {
    messages()
    finish(run('scripts/check.ts'))
  },
  test() {
    build()
    finish(run('scripts/test.ts'))
  },
  e2e() {
    build()
    finish(run('scripts/test.ts', ['--only=browser', ...rest]))
  },
  bench() {
    build()
    finish(run('bench/main.ts', rest))
  },
  'bench:relevance'() {
    build()
    finish(run('bench/relevance.ts', rest))
  },
  format() {
    finish(run(bin('biome'), ['check', '--write', '.']))
  },
  keys() {
    finish(run('server/keys.ts'))
  },
  catalogue() {
    messages()
    finish(run('server/catalogue/command.ts', rest))
  },
  operator() {
    messages()
    finish(run('server/console/command.ts', rest))
  },
  supply() {
    finish(run('scripts/supply.ts'))
  },
  eval() {
    messages()
    finish(run('bench/eval/main.ts', rest))
  },
  search() {
    messages()
    finish(run('bench/explain.ts', rest))
  },
  mutate() {
    messages()
    finish(run('scripts/mutate.ts', rest))
  },
  torture() {
    build()
    finish(run('torture/main.ts', rest))
  },
  backup() {
    messages()
    finish(run('server/backup/command.ts', ['backup', ...rest]))
  },
  restore() {
    messages()
    finish(run('server/backup/command.ts', ['restore', ...rest]))
  },
  'migrate-to-postgres'() {
    messages()
    finish(run('server/backup/command.ts', ['migrate-to-postgres', ...rest]))
  },
  sample() {
    finish(run('data/seed/sample-command.ts', rest))
  },
}

const [name = 'start', ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command) fail(`unknown command "${name}"; one of ${Object.keys(commands).join(', ')}`)
install()
const node = pinnedNode()
command()

/** Installs once per lock file; what is there already is kept. */
function install() {
  const wanted = digest(['package.json', 'package-lock.json'])
  const stamp = 'node_modules/.seekwell-installed'
  // A linked folder belongs to another checkout, which `npm ci` would empty.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  step('Installing packages (a minute or so the first time)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) fail('the packages could not be installed; is the npm registry reachable?')
  writeFileSync(stamp, wanted)
}

/** The Node of the lock file; on a platform that it has none for, the one in use if it is new enough. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = join(
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(file)) return join(root, file)
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const folder = join(root, '.cache', 'node24')
  const fetched = join(folder, 'node_modules', 'node', 'bin', 'node')
  if (!existsSync(fetched)) {
    step('Fetching Node 24')
    mkdirSync(folder, { recursive: true })
    spawnSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, 'node@24'],
      { stdio: 'inherit' },
    )
  }
  if (!existsSync(fetched))
    fail(
      'this project needs Node 24 and could not fetch it for this platform; install it and try again',
    )
  return fetched
}

/** Compiles the message catalogues, which everything else imports. */
function messages() {
  const wanted = digest([
    'messages',
    'project.inlang/settings.json',
    'package-lock.json',
    'scripts/compile-messages.ts',
    'scripts/message-registry.js',
  ])
  const stamp = 'domain/messages/.stamp'
  const isThere = existsSync('domain/messages/messages.js') && existsSync(stamp)
  if (isThere && readFileSync(stamp, 'utf8') === wanted) return
  if (run('scripts/compile-messages.ts') !== 0) fail('the message catalogues do not compile')
  writeFileSync(stamp, wanted)
}

function build() {
  messages()
  const wanted = digest(SOURCES)
  const stamp = 'build/.stamp'
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  step('Building')
  if (run(bin('react-router'), ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }) !== 0)
    fail('the build failed')
  writeFileSync(stamp, wanted)
}

/** Runs the server until it ends; signals go to it, so that it can close its database. */
function serve(mode) {
  step(mode === 'production' ? 'Starting' : 'Starting for development')
  // On large machines V8 lets short-lived objects take 130 MB before it collects them.
  const flags = ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning']
  const child = spawn(node, [...flags, 'server/main.ts'], {
    stdio: 'inherit',
    // Reading TypeScript anew takes longer than everything else before the first page.
    // Of its own, glibc keeps freed memory of each thread that packs or draws apart, and the more of it the larger
    // the pieces that were freed.
    env: {
      NODE_COMPILE_CACHE: join('.cache', 'compiled'),
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '1048576',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      ...process.env,
      NODE_ENV: mode,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function run(script, args = [], env = {}) {
  // Inside npm scripts the pinned Node comes first, so that tools which start `node` get the same one.
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const done = spawnSync(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path },
  })
  return done.status ?? 1
}

function digest(paths) {
  const hash = createHash('sha256')
  function add(path) {
    if (!existsSync(path) || GENERATED.test(path)) return
    if (!statSync(path).isDirectory()) hash.update(path).update(readFileSync(path))
    else for (const entry of readdirSync(path).sort()) add(`${path}/${entry}`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

function step(what) {
  process.stdout.write(`› ${what}\n`)
}

function finish(status) {
  process.exit(status)
}

function fail(why) {
  process.stderr.write(`✗ ${why}\n`)
  process.exit(1)
}
