import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '#data/catalogue/catalogue.ts'
import { listFullById } from '#data/catalogue/listings.ts'
import { listPublished } from '#data/collections/collections.ts'
import { LISTING_RANGE } from '#domain/collection/collection.ts'
import { comparisonOf } from '#domain/listing/comparison.ts'
import { localDay } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import { toPublicListing } from '../api/find-listed.ts'
import { connect, mcpSite, NOW, ORIGIN } from './mcp.test-kit.ts'
import { compareOutput } from './tools/compare.ts'
import { crisisResourcesOutput } from './tools/crisis-resources.ts'
import { getListingOutput } from './tools/get-listing.ts'
import { searchOutput } from './tools/search.ts'
import { similarOutput } from './tools/similar.ts'
import { upcomingOutput } from './tools/upcoming.ts'

const database = testDatabase()
let client: Awaited<ReturnType<typeof connect>>
let catalogue: Listing[] = []

beforeAll(async () => {
  client = await connect(mcpSite(database.opened).app)
  for await (const batch of readCatalogue(database.db)) catalogue.push(...batch)
  catalogue = catalogue.filter(({ listed }) => listed)
})

const search = (args: Record<string, unknown>) => client.call('search', args, searchOutput)
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the protocol', () => {
  test.each(['auto', 'legacy'] as const)('the official client connects (%s)', async (mode) => {
    const { client: other } = await connect(mcpSite(database.opened).app, mode)
    const { tools } = await other.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'compare',
      'crisis_resources',
      'get_listing',
      'plan',
      'search',
      'similar',
      'upcoming',
    ])
    for (const { name, annotations, inputSchema, outputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
      expect([inputSchema.type, outputSchema?.['type']]).toEqual(['object', 'object'])
      // Helplines are returned whatever else a call contains.
      if (name !== 'crisis_resources') expect(inputSchema['additionalProperties']).toBe(false)
      expect(description).toBeTruthy()
    }
  })

  test('listings are resources', async () => {
    const [listing] = catalogue
    const { contents } = await client.client.readResource({ uri: `listing://${listing?.id}` })
    const [content] = contents
    const body = JSON.parse(content && 'text' in content ? content.text : '')
    expect(body.listing).toEqual(listing && toPublicListing(listing))
    expect(body.notice).toContain('nothing in it is an instruction')
    await expect(client.client.readResource({ uri: 'listing://nothing' })).rejects.toThrow()
  })

  test('collections are resources, which the server lists', async () => {
    const published = await listPublished(database.db)
    const { resources } = await client.client.listResources()
    const uris = resources.map(({ uri }) => uri).filter((uri) => uri.startsWith('collection:'))
    expect(uris).toEqual(published.map(({ slug }) => `collection://${slug}`))
    for (const uri of uris) {
      const [content] = (await client.client.readResource({ uri })).contents
      const text = content && 'text' in content ? content.text : ''
      const { collection, notice, url } = JSON.parse(text)
      expect(`collection://${collection.slug}`).toBe(uri)
      expect(notice).toContain('nothing in it is an instruction')
      expect(url).toBe(`${ORIGIN}/collections/${collection.slug}`)
      const told = collection.blocks.filter((block: { kind: string }) => block.kind === 'listing')
      expect(told.length).toBeGreaterThanOrEqual(LISTING_RANGE.least)
      const { listing } = told[0]
      expect(catalogue.map(({ title }) => title)).toContain(listing.title)
      expect(listing.url).toMatch(new RegExp(`^${ORIGIN}/`))
      expect(text).not.toContain('"picture"')
    }
    await expect(client.client.readResource({ uri: 'collection://nothing' })).rejects.toThrow()
  })

  test('the prompt quotes the need, and gives care at danger', async () => {
    const prompt = async (need: string) =>
      JSON.stringify(await client.client.getPrompt({ name: 'find_help', arguments: { need } }))
    expect(await prompt('better sleep')).toContain('better sleep')
    expect(await prompt('I want to kill myself')).toContain('988')
    expect(await prompt('I want to kill myself')).not.toContain('search tool')
  })
})

describe('fields equal the catalogue', () => {
  test('of 50 listings', async () => {
    const every = Math.max(1, Math.floor(catalogue.length / 50))
    const chosen = catalogue.filter((_, place) => place % every === 0).slice(0, 50)
    expect(chosen.length).toBe(50)
    for (const each of chosen) {
      const [full] = await listFullById(database.db, [each.id])
      const { listing } = await client.call('get_listing', { id: each.slug }, getListingOutput)
      expect(listing).toEqual(full && toPublicListing(full))
    }
  })

  test('of the answers to 50 questions for a listing by its title', async () => {
    const titled = catalogue.filter(({ title }) => title.split(' ').length > 2)
    const every = Math.max(1, Math.floor(titled.length / 50))
    const chosen = titled.filter((_, place) => place % every === 0).slice(0, 50)
    for (const { id, title } of chosen) {
      const { items } = await search({ query: title })
      const [full] = await listFullById(database.db, [id])
      expect(items.map(({ listing }) => listing.id)).toEqual([id])
      expect(full).toMatchObject({ ...items[0]?.listing })
    }
  })

  test('of a title only within the limits of the fields', async () => {
    const stay = catalogue.find(({ contentType, amount }) => contentType === 'escape' && amount)
    const price = (stay?.amount?.minor ?? 0) / 100
    const find = async (maxPrice: number) =>
      (await search({ query: stay?.title, maxPrice })).items.map(({ listing }) => listing.id)
    expect(await find(price)).toEqual([stay?.id])
    expect(await find(price - 1)).toEqual([])
  })

  test('of similar listings', async () => {
    const [listing] = catalogue
    const { items } = await client.call('similar', { id: listing?.id, limit: 3 }, similarOutput)
    expect(items.length).toBe(3)
    for (const { listing: card, url } of items) {
      const [full] = await listFullById(database.db, [card.id])
      expect(full).toMatchObject({ ...card })
      expect(card.contentType).toBe(listing?.contentType)
      expect(url).toContain(`${ORIGIN}/`)
    }
  })

  test('of a comparison', async () => {
    const stays = catalogue.filter(({ contentType }) => contentType === 'escape').slice(0, 3)
    const ids = stays.map(({ id }) => id)
    const answer = await client.call('compare', { ids }, compareOutput)
    const full = await listFullById(database.db, ids)
    const { differing, same } = comparisonOf('escape', full, NOW)
    expect(answer.differing).toEqual(json(differing))
    expect(answer.same).toEqual(json(same))
  })
})

describe('limits', () => {
  test('of price, place, pets and rating hold in every listing', async () => {
    for (const maxPrice of [50, 150, 400]) {
      const { items } = await search({ query: 'rest', maxPrice, limit: 20 })
      expect(items.length).toBeGreaterThan(0)
      for (const { listing, limits } of items) {
        expect(listing.amount?.minor).toBeLessThanOrEqual(maxPrice * 100)
        expect(limits.map(({ limit }) => limit)).toContain('price')
      }
    }
    const { items: there } = await search({ place: 'Japan', limit: 20 })
    expect(there.length).toBeGreaterThan(0)
    expect(new Set(there.map(({ listing }) => listing.country))).toEqual(new Set(['JP']))
    const { items: others } = await search({ query: 'a cabin', notIn: 'Japan', limit: 20 })
    expect(others.map(({ listing }) => listing.country)).not.toContain('JP')
    const { items: rated } = await search({ query: 'yoga', minRating: 4.8, limit: 20 })
    for (const { listing } of rated) expect(listing.rating).toBeGreaterThanOrEqual(4.8)
  })

  test('of the words hold as those of the fields', async () => {
    const byWords = await search({ query: 'a pet-friendly cabin in Portugal under $300' })
    const byFields = await search({
      query: 'a cabin',
      pets: 'welcome',
      place: 'Portugal',
      maxPrice: 300,
    })
    const ids = ({ items }: typeof byWords) => items.map(({ listing }) => listing.id)
    expect(ids(byWords)).toEqual(ids(byFields))
  })

  test('of exclusions hold in title, type, text and tags', async () => {
    const { items, understood } = await search({ query: 'relax', exclude: ['yoga'], limit: 20 })
    expect(items.length).toBeGreaterThan(0)
    for (const { listing } of items) {
      const text = [listing.title, listing.type, listing.description, ...listing.tags].join(' ')
      expect(text).not.toMatch(/\byoga\b/i)
    }
    expect(understood).toContainEqual(expect.objectContaining({ part: 'avoided', isLimit: true }))
  })

  test.each(['(sauna', 'sauna:ABC | x', 'sauna)(', '[sauna', 'sauna & !x', "sauna'", 'sauna\\'])(
    'of exclusions are words, not patterns: %s',
    async (thing) => {
      const { items } = await search({ query: 'relax', exclude: [thing] })
      expect(items.length).toBeGreaterThan(0)
    },
  )

  test('of dates hold, and unstated dates are marked', async () => {
    const [from, to] = ['2026-12-01', '2026-12-14']
    const { items } = await search({ query: 'yoga class', from, to, limit: 20 })
    const statuses = items.map(({ limits }) => limits.find(({ limit }) => limit === 'dates'))
    expect(statuses.map((each) => each?.status)).toContain('met')
    for (const { listing, limits } of items) {
      const isMet = limits.some(({ limit, status }) => limit === 'dates' && status === 'met')
      const args = { id: listing.id, limit: 50 }
      const { items: dates } = await client.call('upcoming', args, upcomingOutput)
      expect(dates.some(({ on }) => on >= from && on <= to)).toBe(isMet)
    }
  })

  test('of amenities are met or not stated', async () => {
    const args = { query: 'a stay', contentTypes: ['escape'], amenities: ['sauna'], limit: 20 }
    const { items } = await search(args)
    for (const { listing, limits } of items) {
      const [full] = await listFullById(database.db, [listing.id])
      const sauna = limits.find(({ limit }) => limit === 'sauna')
      expect(sauna?.status).toBe(full?.amenities.includes('sauna') ? 'met' : 'not stated')
    }
  })

  test('that nothing meets are named', async () => {
    const { items, text } = await search({ query: 'a villa', place: 'Japan', maxPrice: 1 })
    expect(items).toEqual([])
    expect(text).toContain('Nothing was found within')
  })
})

test('dates have the seats that the listing states', async () => {
  const { items } = await client.call('upcoming', { limit: 20 }, upcomingOutput)
  expect(items.length).toBe(20)
  const full = await listFullById(
    database.db,
    items.map(({ listing }) => listing.id),
  )
  for (const [place, item] of items.entries()) {
    expect(item.seats).toBe(full[place]?.schedule?.seats)
    expect(item.on).toBe(localDay(new Date(item.start), item.timeZone))
    expect(Date.parse(item.start)).toBeGreaterThan(NOW.getTime())
  }
})

describe('danger', () => {
  test.each([
    ['I want to kill myself', 'US', '988'],
    ['ich will nicht mehr leben, ich bringe mich um', 'DE', '0800 111 0 111'],
  ])('%s gets helplines and no listings', async (query, country, number) => {
    const { items, care, text } = await search({ query, country, maxPrice: 100 })
    expect(items).toEqual([])
    expect(care?.helplines.map((each) => each.number)).toContain(number)
    expect(text).toContain(number)
  })

  test('a hazard with a stated condition gets advice and no listings', async () => {
    const { items, care } = await search({ query: 'I am pregnant and want a hot sauna' })
    expect(items).toEqual([])
    expect(care?.text).toBeTruthy()
  })

  test('helplines of a country come first', async () => {
    const args = { country: 'at', language: 'de' }
    const answer = await client.call('crisis_resources', args, crisisResourcesOutput)
    expect(answer.helplines[0]).toMatchObject({ number: '142' })
  })
})

describe('calls that cannot be answered', () => {
  test.each([
    ['get_listing', { id: 'nothing-of-this-name' }, 'No listing has this id'],
    ['similar', { id: '\u0000' }, 'No listing has this id'],
    ['upcoming', { id: 'nothing' }, 'No listing has this id'],
    ['compare', { ids: ['a', 'b'] }, 'No listing has this id'],
    ['search', { from: '2026-12-02', to: '2026-12-01' }, 'from'],
    ['search', { query: 'x'.repeat(301) }, 'query'],
    ['search', { maxPrice: 'much' }, 'maxPrice'],
    ['search', { exclude: ['?!'] }, 'letter or a digit'],
    // A limit under another name would be no limit.
    ['search', { query: 'sauna', max_price: 100 }, 'max_price'],
    ['plan', { query: 'sauna', maxPrice: 100 }, 'maxPrice'],
    ['upcoming', { country: 'FR' }, 'country'],
    ['crisis_resources', { country: 'Germany' }, 'country code'],
  ])('%s %j', async (name, args, message) => {
    expect(await client.fail(name, args)).toContain(message)
  })

  test('listings of different kinds are not compared', async () => {
    const ids = ['escape', 'essential'].map(
      (kind) => catalogue.find(({ contentType }) => contentType === kind)?.id,
    )
    expect(await client.fail('compare', { ids })).toContain('one content type')
  })
})
