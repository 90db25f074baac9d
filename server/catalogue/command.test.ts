import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'seekwell-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A feed item: the fields of specification section 3 and no other. */
const ITEM = {
  id: 'feed-1',
  title: 'Cedar Bath Hut',
  description: 'A hot bath under trees.',
  type: 'Cabin',
  contentType: 'escape',
  rating: 4.5,
  reviews: 12,
  location: 'Faro, Portugal',
  price: '$$',
  thumbnail: 'https://images.example.com/feed-1.jpg',
  videoUrl: null,
  verified: true,
  tags: ['hot spring', 'quiet'],
  images: [],
  natureDistance: null,
  nearbyNature: null,
  wellnessTag: 'calm',
  isAIRecommended: false,
}

const FEED = join(folder, 'feed.jsonl')

type Ran = { code: number | null; out: string; told: string }

/** Runs the command as `npm run catalogue` does, with its own embedded database. */
function run(...args: string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/catalogue/command.ts', ...args],
      {
        env: { DATA_DIR: join(folder, 'data'), PORT: '18149' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const ran: Ran = { code: null, out: '', told: '' }
    child.stdout.on('data', (part: Buffer) => (ran.out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (ran.told += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ ...ran, code }))
  })
}

beforeAll(() => {
  const rows = [
    JSON.stringify(ITEM),
    '{ broken',
    JSON.stringify({ ...ITEM, id: 'feed-2', title: '' }),
    JSON.stringify({ ...ITEM, id: 'feed-3', title: 'Cedar Sauna' }),
  ]
  writeFileSync(FEED, rows.join('\n'))
})

test('imports a feed: dry run, import, errors by line, and again without changes', async () => {
  const tried = await run('import', FEED, '--dry-run')
  expect(tried.code).toBe(1)
  expect(tried.out).toContain(
    '2 added, 0 changed, 0 unchanged, 2 refused (dry run: nothing was kept)',
  )
  const taken = await run('import', FEED)
  expect(taken.code).toBe(1)
  expect(taken.told).toMatch(/line 2\b/i)
  expect(taken.told).toMatch(/line 3\b.*title/i)
  expect(taken.out).toContain('4 rows: 2 added, 0 changed, 0 unchanged, 2 refused')
  const again = await run('import', FEED)
  expect(again.out).toContain('4 rows: 0 added, 0 changed, 2 unchanged, 2 refused')
}, 300_000)

test('the export contains every item with its id', async () => {
  const file = join(folder, 'out.json')
  expect((await run('export', file)).code).toBe(0)
  const items = JSON.parse(readFileSync(file, 'utf8')) as (typeof ITEM)[]
  expect(items.find(({ id }) => id === 'feed-1')).toMatchObject(ITEM)
}, 150_000)

test('a missing file is reported at once', async () => {
  const { code, told } = await run('import', join(folder, 'none.json'))
  expect(code).toBe(2)
  expect(told).toContain('none.json cannot be read')
})
