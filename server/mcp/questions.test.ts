import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { searchCoreOf } from '#test/search-core.ts'
import { mcpSite } from './mcp.test-kit.ts'

/** A row of the catalogue as the database has it: the expected answers must not come from the code under test. */
type Row = {
  id: string
  title: string
  description: string
  type: string
  content_type: string
  rating: number | null
  review_count: number
  country: string | null
  location: string | null
  amount_minor: number | null
  currency: string | null
  amount_per: string | null
  verified: boolean
  tags: string[]
  categories: string[]
  amenities: string[]
  schedule: { timeZone: string; start: string; seats: number; repeat: { weekday?: number } } | null
  details: { sleeps: number | null; cancellation: string | null; host: { name: string } | null }
}
type Answer = Record<string, unknown>

const database = testDatabase()
const server = createServer()
const client = new Client({ name: 'questions', version: '1' })
let rows: Row[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const core = await searchCoreOf(database.db)
  server.on('request', getRequestListener(mcpSite(database.opened, core, origin).app.fetch))
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
  const read = await database.pool.query<Row>('select * from listings where listed order by id')
  rows = read.rows
})

afterAll(async () => {
  await client.close()
  server.closeAllConnections()
  server.close()
})

async function ask(name: string, args: Record<string, unknown>): Promise<Answer> {
  const { isError, structuredContent } = await client.callTool({ name, arguments: args })
  expect(isError ?? false).toBe(false)
  return structuredContent as Answer
}

/** Listings spread over the catalogue. */
function sampleOf(count: number, isFit: (row: Row) => boolean): Row[] {
  const fits = rows.filter(isFit)
  expect(fits.length).toBeGreaterThanOrEqual(count)
  return Array.from({ length: count }, (_, n) => fits[Math.floor((n * fits.length) / count)] as Row)
}

const listingOf = async ({ id }: Row) => (await ask('get_listing', { id }))['listing'] as Answer
const money = (row: Row) => ({
  minor: row.amount_minor,
  currency: row.currency,
  per: row.amount_per,
})

/** Questions about one listing: which it is asked of, what the tools answer, and what the row says. */
const QUESTIONS: Record<
  string,
  {
    of: (row: Row) => boolean
    answer: (row: Row) => Promise<unknown>
    known: (row: Row) => unknown
  }
> = {
  'What does it cost?': {
    of: (row) => row.amount_minor !== null,
    answer: async (row) => (await listingOf(row))['amount'],
    known: money,
  },
  'How is it rated, and by how many?': {
    of: (row) => row.rating !== null,
    answer: async (row) => {
      const { rating, reviews } = await listingOf(row)
      return { rating, reviews }
    },
    known: (row) => ({ rating: row.rating, reviews: row.review_count }),
  },
  'Where is it?': {
    of: (row) => row.country !== null,
    answer: async (row) => {
      const { country, location } = await listingOf(row)
      return { country, location }
    },
    known: ({ country, location }) => ({ country, location }),
  },
  'Which amenities are confirmed?': {
    of: ({ amenities }) => amenities.length > 1,
    answer: async (row) => (await listingOf(row))['amenities'],
    known: ({ amenities }) => amenities,
  },
  'How many does one price sleep?': {
    of: ({ details }) => details.sleeps !== null,
    answer: async (row) => (await listingOf(row))['sleeps'],
    known: ({ details }) => details.sleeps,
  },
  'Who is the host?': {
    of: ({ details }) => details.host !== null,
    answer: async (row) => ((await listingOf(row))['host'] as Answer)['name'],
    known: ({ details }) => details.host?.name,
  },
  'Can it be cancelled?': {
    of: ({ details }) => details.cancellation !== null,
    answer: async (row) => (await listingOf(row))['cancellation'],
    known: ({ details }) => details.cancellation,
  },
  'When does it take place next, and with how many seats?': {
    of: ({ schedule }) => schedule?.repeat.weekday !== undefined,
    async answer({ id }) {
      const [next] = (await ask('upcoming', { id, limit: 1 }))['items'] as Answer[]
      return localStart(String(next?.['start']), String(next?.['timeZone']), next?.['seats'])
    },
    known: ({ schedule }) => [schedule?.repeat.weekday, schedule?.start, schedule?.seats],
  },
  'Which listing has this title?': {
    of: ({ title }) => title.split(' ').length > 2,
    answer: async ({ title }) => foundBy({ query: title }).then((found) => found.map(idOf)),
    known: ({ id }) => [id],
  },
  'Which of two is it, side by side?': {
    of: ({ content_type, amount_minor }) => content_type === 'escape' && amount_minor !== null,
    async answer(row) {
      const other = otherThan(row)
      const { listings } = await ask('compare', { ids: [row.id, other.id] })
      return (listings as Answer[]).map(({ id, title }) => ({ id, title }))
    },
    known: (row) => [row, otherThan(row)].map(({ id, title }) => ({ id, title })),
  },
}
const EACH = 5

function otherThan({ id, content_type }: Row): Row {
  return rows.find((row) => row.id !== id && row.content_type === content_type) as Row
}

/** Day of the week, time of day and seats of a date at its place. */
function localStart(start: string, timeZone: string, seats: unknown) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Date(start).toLocaleString('en-GB', { timeZone, ...options })
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return [days.indexOf(format({ weekday: 'short' })), time, seats]
}

async function foundBy(args: Record<string, unknown>): Promise<Answer[]> {
  const { items } = await ask('search', args)
  return (items as Answer[]).map(({ listing }) => listing as Answer)
}

const idOf = ({ id }: Answer) => id

test('50 questions: every answer equals the catalogue', async () => {
  let asked = 0
  for (const [question, { of, answer, known }] of Object.entries(QUESTIONS))
    for (const row of sampleOf(EACH, of)) {
      expect(await answer(row), `${question} ${row.id}`).toEqual(known(row))
      asked++
    }
  expect(asked).toBe(50)
})

/** Limits as fields of a search, and whether a row breaks one by its plain facts. */
const LIMITS: [Record<string, unknown>, (row: Row) => boolean][] = [
  ...[30, 80, 150, 300, 700].map((maxPrice) => limit({ maxPrice }, isDearer(maxPrice))),
  ...[20, 60, 120, 250, 500].map((minPrice) => limit({ minPrice }, isCheaper(minPrice))),
  ...['JP', 'PT', 'NO', 'IT', 'FR', 'GR'].map((code) =>
    limit({ place: nameOf(code) }, ({ country }) => country !== code),
  ),
  ...['JP', 'PT', 'NO', 'IT'].map((code) =>
    limit({ notIn: nameOf(code) }, ({ country }) => country === code),
  ),
  ...[3.5, 4, 4.5, 4.8].map((minRating) =>
    limit({ minRating }, ({ rating }) => rating === null || rating < minRating),
  ),
  ...['escape', 'essential', 'enhancement', 'experience'].map((kind) =>
    limit({ contentTypes: [kind] }, (row) => row.content_type !== kind),
  ),
  ...['yoga', 'sauna', 'alcohol', 'silence', 'massage'].map((thing) =>
    limit({ exclude: [thing] }, (row) => mentions(row, thing)),
  ),
  limit({ verified: true }, ({ verified }) => !verified),
]

function limit(args: Record<string, unknown>, isBroken: (row: Row) => boolean) {
  return [args, isBroken] as [Record<string, unknown>, (row: Row) => boolean]
}

/** A price in another currency cannot be compared and is reported as not stated. */
function isDearer(dollars: number) {
  return ({ amount_minor, currency }: Row) =>
    currency === 'USD' && (amount_minor ?? 0) > dollars * 100
}

function isCheaper(dollars: number) {
  return ({ amount_minor, currency }: Row) =>
    currency === 'USD' && (amount_minor ?? Number.POSITIVE_INFINITY) < dollars * 100
}

function nameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
}

function mentions({ title, type, description, tags }: Row, thing: string): boolean {
  return new RegExp(`\\b${thing}\\b`, 'i').test([title, type, description, ...tags].join(' '))
}

test('no search returns a listing that breaks one of two limits', async () => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const broken: string[] = []
  let returned = 0
  for (const [place, [args, isBroken]] of LIMITS.entries()) {
    const [more, isOtherBroken] = LIMITS[(place * 7 + 11) % LIMITS.length] ?? [{}, () => false]
    const asked: Answer = { query: place % 2 ? 'rest' : '', ...more, ...args, limit: 20 }
    const isOneField = Object.keys({ ...more, ...args }).length === 1
    if (isOneField || Number(asked['minPrice']) > Number(asked['maxPrice'])) continue
    for (const { id } of await foundBy(asked)) {
      const row = byId.get(String(id))
      returned++
      if (!row || isBroken(row) || isOtherBroken(row)) broken.push(`${id} ${JSON.stringify(asked)}`)
    }
  }
  expect(broken).toEqual([])
  expect(returned).toBeGreaterThan(200)
})
