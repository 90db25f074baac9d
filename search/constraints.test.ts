import { describe, expect, test } from 'vitest'
import { saveListings } from '#data/catalogue/listings.ts'
import { listings as table } from '#data/db/schema.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { testDatabase } from '#test/database.ts'
import { randomListings } from '#test/random-listings.ts'
import { createSearchCore } from './core/core.ts'
import { buildSegment } from './core/index/build.ts'
import { createBulkBuilder } from './core/index/bulk.ts'
import { openSegment } from './core/index/segment.ts'
import { buildInThread } from './core/threads.ts'
import { conceptsOf, language } from './language.ts'
import type { SearchPort } from './port.ts'
import { createSqlSearch } from './sql/sql-search.ts'

const [example] = randomListings(1, 3)

function listing(id: string, given: Partial<Listing>): Listing {
  return {
    ...(example as Listing),
    id,
    slug: id,
    title: 'Cabin',
    description: 'A cabin.',
    longDescription: '',
    type: 'Cabin',
    contentType: 'escape',
    tags: ['cabin'],
    amenities: [],
    location: null,
    country: null,
    amount: null,
    price: null,
    rating: 4.5,
    reviews: 50,
    sample: false,
    listed: true,
    ...given,
  }
}

const database = testDatabase()

/** Every adapter over exactly these listings. */
const ADAPTERS: Record<string, (listings: readonly Listing[]) => Promise<SearchPort>> = {
  core: async (listings) => {
    const built = { data: buildSegment(listings, conceptsOf), seq: 0 }
    return createSearchCore({ language, readCandidates: async () => [], built })
  },
  SQL: async (listings) => {
    await database.db.delete(table)
    await saveListings(database.db, structuredClone([...listings]))
    return createSqlSearch(database.db)
  },
}

async function foundIn(adapter: string, listings: readonly Listing[], q: string) {
  const port = await ADAPTERS[adapter]?.(listings)
  const answer = await port?.search({ ...everything(), q }, { page: 1, perPage: 50 })
  const ids = answer?.hits.map(({ id }) => id) ?? []
  return { ids, total: answer?.total, relaxed: answer?.need?.relaxed }
}

const perNight = (minor: number) => ({ minor, currency: 'USD', per: 'night' }) as const

describe.each(Object.keys(ADAPTERS))('%s', (adapter) => {
  const found = (listings: readonly Listing[], q: string) => foundIn(adapter, listings, q)

  test('a place smaller than its country is that place alone, by the points of listings', async () => {
    const all = [
      listing('island', { country: 'JP', coordinates: { lat: 30.3563, lng: 130.5327 } }),
      listing('capital', { country: 'JP', coordinates: { lat: 35.0412, lng: 135.7472 } }),
      listing('sea', { country: 'KR', coordinates: { lat: 30.3, lng: 130.5 } }),
      listing('unknown', { country: 'JP', coordinates: null }),
    ]
    const { ids } = await found(all, 'cabin in Yakushima')
    expect(ids.toSorted()).toEqual(['island', 'unknown'])
  })

  test('a constraint is enforced while something meets it, by amenity or tag', async () => {
    const all = [
      listing('plain', {}),
      listing('amenity', { amenities: ['pet-friendly'] }),
      listing('tag', { tags: ['cabin', 'dogs welcome'] }),
    ]
    const answer = await found(all, 'cabin with my dog')
    expect(answer.ids.toSorted()).toEqual(['amenity', 'tag'])
    expect(answer).toMatchObject({ total: 2, relaxed: false })
  })

  test('a constraint alone matches everything that meets it', async () => {
    const all = [
      listing('amenity', { amenities: ['pet-friendly'] }),
      listing('tag', { tags: ['dog friendly'] }),
      listing('plain', {}),
    ]
    expect((await found(all, 'dog friendly')).ids.toSorted()).toEqual(['amenity', 'tag'])
  })

  test('a stay by the sea says that it lies there; of a class it may go unsaid', async () => {
    const all = [
      listing('fjord', { natureDistance: 'On the fjord' }),
      listing('beach', { tags: ['cabin', 'beach'] }),
      listing('lake', { location: 'Lake Bled, Slovenia', tags: ['cabin', 'lake'] }),
      listing('unsaid', {}),
    ]
    const quiet = await found(all, 'a quiet cabin by the sea')
    expect([quiet.ids.toSorted(), quiet.relaxed]).toEqual([['beach', 'fjord'], false])
    const either = await found(all, 'Hütte am Meer oder am See')
    expect(either.ids.toSorted()).toEqual(['beach', 'fjord', 'lake'])
    expect((await found(all, 'a cabin, not by the sea')).ids).not.toContain('beach')
  })

  test('a house to sleep in is a stay, whatever else is wished for', async () => {
    const all = [
      listing('cabin', { tags: ['sleep'] }),
      listing('class', { contentType: 'experience', type: 'Yoga', tags: ['cabin', 'sleep'] }),
    ]
    expect((await found(all, 'a cabin for better sleep')).ids).toEqual(['cabin'])
  })

  test('a need without pets excludes pet-friendly listings', async () => {
    const all = [
      listing('unknown', {}),
      listing('amenity', { amenities: ['pet-friendly'] }),
      listing('tag', { tags: ['cabin', 'dogs welcome'] }),
    ]
    for (const q of ['pet free cabin', 'no pets', 'allergic to dogs cabin'])
      expect(await found(all, q), q).toEqual({ ids: ['unknown'], total: 1, relaxed: false })
  })

  test('an exclusion alone matches all the rest, best rated first', async () => {
    const all = [
      listing('kyoto', { country: 'JP', location: 'Kyoto, Japan', rating: 5, reviews: 900 }),
      listing('good', { country: 'PT', location: 'Faro, Portugal', rating: 4.4 }),
      listing('best', { country: 'PT', location: 'Faro, Portugal', rating: 4.9 }),
      listing('massage', { country: 'JP', location: 'Kobe, Japan', tags: ['massage'] }),
    ]
    for (const q of ['not in Japan', 'anywhere but Japan', 'nicht in Japan', 'pas au Japon'])
      expect(await found(all, q), q).toEqual({ ids: ['best', 'good'], total: 2, relaxed: false })
    expect((await found(all, 'no massage')).ids).toEqual(['kyoto', 'best', 'good'])
    expect((await found(all, 'somewhere not in Portugal')).ids).toEqual(['kyoto', 'massage'])
  })

  test('online and at-home delivery are enforced', async () => {
    const offering = (...delivery: ('online' | 'on-site' | 'at-home')[]) => ({
      offering: { kind: 'local-service' as const, service: null, delivery },
      contentType: 'enhancement' as const,
      country: 'PT',
      location: 'Faro, Portugal',
      tags: ['massage', 'breathwork'],
    })
    const many = (id: string, given: Partial<Listing>) =>
      Array.from({ length: 10 }, (_, at) => listing(`${id}-${at}`, given))
    const all = [
      ...many('studio', offering('on-site')),
      ...many('net', offering('on-site', 'online')),
      ...many('door', offering('at-home')),
      ...many('class', { contentType: 'experience', location: 'Online', tags: ['breathwork'] }),
      ...many('post', { contentType: 'essential', location: 'Ships worldwide', tags: ['massage'] }),
    ]
    const kept = async (q: string) => {
      const { ids, relaxed } = await found(all, q)
      expect(relaxed, q).toBe(false)
      return [...new Set(ids.map((id) => id.replace(/-\d$/, '')))].sort()
    }
    expect(await kept('online')).toEqual(['class', 'net'])
    expect(await kept('online breathwork class')).toEqual(['class', 'net'])
    expect(await kept('massage at home')).toEqual(['door', 'net'])
    expect(await kept('breathwork at home')).toEqual(['class', 'door', 'net'])
    expect(await kept('masaje a domicilio')).toEqual(['door'])
    expect(await kept('no trips, massage')).toEqual(['door', 'net'])
  })

  test('types within a category are told apart', async () => {
    const all = [
      listing('app', { contentType: 'enhancement', type: 'Sleep App' }),
      listing('coach', { contentType: 'enhancement', type: 'Sleep Coaching' }),
      listing('rubdown', { contentType: 'enhancement', type: 'Massage' }),
      listing('other', { contentType: 'enhancement', type: 'Halotherapy' }),
      listing('class', { contentType: 'experience', type: 'Yoga' }),
      listing('away', { contentType: 'experience', type: 'Yoga Retreat' }),
      listing('tagged', { contentType: 'experience', type: 'Yoga', tags: ['retreat'] }),
      listing('stay', { contentType: 'escape', type: 'Cabin' }),
    ].map((each) => ({ ...each, description: 'Helps with sleep.' }))
    const kept = async (q: string) => (await found(all, q)).ids.toSorted()
    expect(await kept('an app for sleep')).toEqual(['app', 'other'])
    expect(await kept('a coach or an app for sleep')).toEqual(['app', 'coach', 'other'])
    expect(await kept('massage for sleep')).toEqual(['other', 'rubdown'])
    expect(await kept('a workshop for sleep')).toEqual(['class', 'other', 'tagged'])
    expect(await kept('a retreat for sleep')).toEqual(['away', 'stay', 'tagged'])
  })

  test('any of several places matches', async () => {
    const all = [
      listing('pt', { country: 'PT', location: 'Faro, Portugal' }),
      listing('bali', { country: 'ID', location: 'Ubud, Bali' }),
      listing('id', { country: 'ID', location: 'Lombok' }),
      listing('jp', { country: 'JP', location: 'Kyoto, Japan' }),
    ]
    expect((await found(all, 'cabin in Portugal or Japan')).ids.toSorted()).toEqual(['jp', 'pt'])
    expect((await found(all, 'cabin in Portugal or Bali')).ids.toSorted()).toEqual(['bali', 'pt'])
  })

  test('a filter narrows within the constraints, to its facet count', async () => {
    const cabins = Array.from({ length: 14 }, (_, at) =>
      listing(`cabin-${at}`, {
        price: at % 2 ? '$$' : '$',
        amount: perNight(at < 8 ? 9_000 : 30_000),
        amenities: at % 3 ? ['pet-friendly', 'wheelchair-access'] : [],
        country: at % 4 ? 'PT' : 'JP',
        location: at % 4 ? 'Faro, Portugal' : 'Kyoto, Japan',
      }),
    )
    const port = await ADAPTERS[adapter]?.(cabins)
    const ask = (q: string, facets = {}) =>
      port?.search(
        { ...everything(), q, facets: { ...everything().facets, ...facets } },
        { page: 1, perPage: 50 },
      )
    const limits = [
      'under $150 a night',
      'with my dog',
      'in Portugal',
      'step-free',
      'hotel',
    ] as const
    for (const limit of limits)
      for (const facet of ['price', 'amenity', 'country', 'contentType'] as const)
        for (const q of [`cabin ${limit}`, limit]) {
          const counted = (await ask(q))?.facets[facet] ?? []
          expect(counted).not.toEqual([])
          for (const { value, count } of counted)
            expect((await ask(q, { [facet]: [value] }))?.total, `${q}: ${value}`).toBe(count)
        }
  })

  test('step-free access, a minimum price and a town are enforced', async () => {
    const all = [
      listing('steps', { location: 'Faro, Portugal', amount: perNight(20_000) }),
      listing('flat', {
        amenities: ['wheelchair-access'],
        location: 'Faro, Portugal',
        amount: perNight(20_000),
      }),
      listing('elsewhere', {
        tags: ['cabin', 'step-free'],
        location: 'Kyoto, Japan',
        amount: perNight(5_000),
      }),
    ]
    expect((await found(all, 'wheelchair accessible cabin')).ids.toSorted()).toEqual([
      'elsewhere',
      'flat',
    ])
    expect((await found(all, 'cabin in Kyoto')).ids).toEqual(['elsewhere'])
    expect((await found(all, 'cabin from $150 a night')).ids.toSorted()).toEqual(['flat', 'steps'])
  })

  test('if no match meets the constraints, listings that meet them are shown', async () => {
    const all = [
      listing('quiet', { title: 'Quiet cabin', tags: ['quiet', 'silence'] }),
      listing('dogs', { amenities: ['pet-friendly'], amount: perNight(9_000) }),
    ]
    const answer = await found(all, 'silence with my dog under $150 a night')
    expect(answer).toEqual({ ids: ['dogs'], total: 1, relaxed: true })
  })

  test('a country is a constraint beside other words, and alone lists its listings', async () => {
    const yoga = { tags: ['yoga'], location: 'Faro, Portugal', country: 'PT' }
    const all = [
      listing('yoga', yoga),
      listing('other', { ...yoga, tags: ['cabin'] }),
      listing('far', { ...yoga, location: 'Kyoto, Japan', country: 'JP' }),
    ]
    expect((await found(all, 'yoga in Portugal')).ids).toEqual(['yoga'])
    expect((await found(all, 'yoga en Portugal')).ids).toEqual(['yoga'])
    expect((await found(all, 'Portugal')).ids.toSorted()).toEqual(['other', 'yoga'])
  })

  test('dropping the only constraint matches everything', async () => {
    const all = [
      listing('plain', {}),
      listing('quiet', { tags: ['quiet'], amenities: ['pet-friendly'] }),
    ]
    const port = await ADAPTERS[adapter]?.(all)
    const total = async (q: string, ...not: string[]) =>
      (await port?.search({ ...everything(), q, not }, { page: 1, perPage: 50 }))?.total
    for (const [q, part] of [
      ['with my dog', 'pets'],
      ['under 50', 'price'],
      ['cheap', 'priceBands'],
      ['not in Bali', 'elsewhere'],
      ['in Portugal', 'place'],
      ['not yoga', 'avoided'],
      ['wheelchair', 'wheelchair'],
      ['in person', 'inPerson'],
      ['quiet', 'silence'],
    ] as const)
      expect(await total(q, part), q).toBe(2)
    expect(await total('somewhere quiet with my dog', 'silence')).toBe(1)
  })

  test.each(['in person', 'not online', 'nicht online', 'en persona', 'pas en ligne'])(
    '%s: what is online, an app or sent alone is left out',
    async (said) => {
      const tags = ['yoga']
      const delivers = (...delivery: ('online' | 'on-site')[]) => ({
        offering: { kind: 'local-service' as const, service: null, delivery },
      })
      const all = [
        listing('there', { tags, location: 'Faro, Portugal', country: 'PT' }),
        listing('net', { tags, location: 'Online' }),
        listing('app', { tags, ...delivers('online') }),
        listing('sent', { tags, contentType: 'essential' }),
        listing('both', { tags, ...delivers('online', 'on-site') }),
      ]
      for (const q of [said, `yoga ${said}`])
        expect((await found(all, q)).ids.toSorted(), q).toEqual(['both', 'there'])
    },
  )

  test('a kind named alone is enforced, within its constraints', async () => {
    const event = { contentType: 'experience' as const, tags: ['retreat'] }
    const all = [
      listing('stay', { amount: perNight(9_000) }),
      listing('dear', { amount: perNight(20_000) }),
      listing('event', event),
      listing('class', { ...event, tags: ['yoga'] }),
      listing('tea', { contentType: 'essential' }),
      listing('service', { contentType: 'enhancement' }),
    ]
    const ids = async (q: string) => (await found(all, q)).ids.toSorted()
    expect(await ids('retreat')).toEqual(['dear', 'event', 'stay'])
    expect(await ids('escape under $100')).toEqual(['stay'])
    expect(await ids('escape under $300')).toEqual(['dear', 'stay'])
    expect(await ids('escape for 6 people')).toEqual(['dear', 'stay'])
    expect(await ids('escape not in Indonesia')).toEqual(['dear', 'stay'])
    expect(await ids('under $100 a night')).toEqual(['stay'])
    const far = await found(all, 'hotel in Iceland')
    expect(far).toMatchObject({ total: 2, relaxed: true })
  })

  test.each(['yoga at home', 'Yoga zu Hause', 'yoga en casa'])(
    '%s: what needs no journey, where there is enough of it',
    async (q) => {
      const many = (id: string, given: Partial<Listing>) =>
        Array.from({ length: 10 }, (_, at) => listing(`${id}-${at}`, { tags: ['yoga'], ...given }))
      const estate = { title: 'Casa Hause', location: 'Alentejo, Portugal', country: 'PT' }
      const all = [...many('net', { location: 'Online' }), ...many('estate', estate)]
      const { ids } = await found(all, q)
      expect(new Set(ids.map((id) => id.slice(0, 3)))).toEqual(new Set(['net']))
      expect(ids).toHaveLength(10)
    },
  )

  test('similar listings serve the same needs, of the same kind, real ones first', async () => {
    const sleep = { tags: ['insomnia', 'sleep', 'rest'], contentType: 'essential' } as const
    const all = [
      listing('own', { ...sleep, tags: ['sleep', 'insomnia'] }),
      listing('same', { ...sleep, tags: ['sleep', 'bedtime'] }),
      listing('made-up', { ...sleep, tags: ['sleep', 'insomnia'], sample: true }),
      listing('other-need', { tags: ['digestion', 'gut'], contentType: 'essential' }),
      listing('other-kind', { tags: ['sleep', 'insomnia'] }),
    ]
    const port = await ADAPTERS[adapter]?.(all)
    const ids = (await port?.similar('own', 3))?.map(({ id }) => id)
    expect(ids?.slice(0, 2)).toEqual(['same', 'made-up'])
    expect(ids).not.toContain('other-kind')
    expect(ids).not.toContain('own')
  })

  test('shared concepts are the strongest few', async () => {
    const tags = ['sleep', 'insomnia', 'anxiety', 'grief', 'yoga', 'sauna', 'back pain', 'burnout']
    const all = [
      listing('own', { tags, title: 'Sleep' }),
      listing('other', { tags, title: 'Sleep' }),
    ]
    const port = await ADAPTERS[adapter]?.(all)
    const [hit] = (await port?.similar('own', 3)) ?? []
    expect(hit?.why.concepts).toHaveLength(5)
    expect(hit?.why.concepts).toContain('sleep')
  })
})

describe('ranking of the core only', () => {
  const found = (listings: readonly Listing[], q: string) => foundIn('core', listings, q)

  test('if nothing meets all constraints they are relaxed, and reported so', async () => {
    const all = [
      listing('far', { country: 'JP', location: 'Kyoto, Japan' }),
      listing('near', { country: 'PT', location: 'Faro, Portugal' }),
    ]
    const answer = await found(all, 'cabin in portugal with my dog')
    expect(answer).toEqual({ ids: ['near', 'far'], total: 2, relaxed: true })
  })

  test('prices above the limit are excluded, unknown ones rank last', async () => {
    const all = [
      listing('unknown', { rating: 4.9 }),
      listing('above', { amount: perNight(30_000) }),
      listing('within', { amount: perNight(9_000) }),
    ]
    const answer = await found(all, 'cabin under $150 a night')
    expect(answer).toEqual({ ids: ['within', 'unknown'], total: 2, relaxed: false })
  })

  test('exclusions are applied, and samples rank below real listings', async () => {
    const all = [
      listing('sample', { sample: true, rating: 5, reviews: 900 }),
      listing('real', {}),
      listing('yoga', { tags: ['cabin', 'yoga'] }),
    ]
    expect((await found(all, 'cabin, no yoga')).ids).toEqual(['real', 'sample'])
  })

  test('a real listing ranks above a sample unless poorly rated or far less relevant', async () => {
    const all = [
      listing('sample', { sample: true, rating: 4.8, reviews: 300 }),
      listing('one-bad-word', { rating: 1, reviews: 1 }),
      listing('let-down', { rating: 1, reviews: 60 }),
      listing('hardly', { title: 'Lamp', type: 'Lamp', description: 'For a cabin.', tags: [] }),
    ]
    const { ids } = await found(all, 'cabin')
    expect(ids.slice(0, 3)).toEqual(['one-bad-word', 'sample', 'let-down'])
  })

  test('if few are online they rank first, and the answer is relaxed', async () => {
    const studio = { tags: ['breathwork'], country: 'PT', location: 'Faro, Portugal' }
    const all = [
      listing('studio', { ...studio, rating: 5, reviews: 900 }),
      listing('net', { ...studio, location: 'Online', country: null, rating: 4 }),
    ]
    const answer = await found(all, 'online breathwork')
    expect(answer).toEqual({ ids: ['net', 'studio'], total: 2, relaxed: true })
    const priced = all.map((each) => ({ ...each, amount: perNight(9_000) }))
    expect((await found(priced, 'online breathwork under $150')).ids).toEqual(['net'])
  })

  test('"cheap" ranks expensive listings last, by band', async () => {
    const all = (['$$$$', '$$$', '$$', '$'] as const).map((price, at) =>
      listing(`band-${price.length}`, { price, rating: 5 - at * 0.2, reviews: 400 }),
    )
    expect((await found(all, 'cheap cabin')).ids).toEqual(['band-2', 'band-1', 'band-3', 'band-4'])
  })

  test('step-free access lists everything that has it, places first', async () => {
    const access = { amenities: ['wheelchair-access'], location: 'Faro, Portugal', country: 'PT' }
    const all = [
      listing('steps', { location: 'Faro, Portugal', country: 'PT' }),
      listing('net', { location: 'Online', rating: 5, reviews: 900 }),
      listing('flat', { ...access, rating: 4 }),
    ]
    for (const q of ['wheelchair', 'barrierefrei', 'step-free'])
      expect((await found(all, q)).ids, q).toEqual(['flat', 'net'])
  })

  test('a list ends with relevant listings, unless there are few', async () => {
    const mentions = Array.from({ length: 5 }, (_, at) =>
      listing(`mentions-${at}`, { description: 'Some come after a loss of their car keys.' }),
    )
    const about = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        listing(`about-${at}`, { title: 'Grief circle', tags: ['grief', 'loss'] }),
      )
    const unrelated = listing('unrelated', { description: 'Nothing of the kind.' })
    expect(await found([...about(12), ...mentions, unrelated], 'grief')).toMatchObject({
      total: 12,
    })
    expect(await found([...about(2), ...mentions, unrelated], 'grief')).toMatchObject({ total: 7 })
  })

  test('a single word of a recognised phrase matches nothing by itself', async () => {
    const all = [
      ...Array.from({ length: 11 }, (_, at) =>
        listing(`helps-${at}`, { title: 'Cool evening', tags: ['menopause', 'hot flushes'] }),
      ),
      listing('spring', { title: 'Hot spring cabin', tags: ['hot spring'] }),
    ]
    expect((await found(all, 'hot flushes')).ids).not.toContain('spring')
  })
})

test.each(Object.keys(ADAPTERS))(
  '%s: an ingredient is excluded where the description mentions it, not where it is absent',
  async (adapter) => {
    const balm = (id: string, description: string) =>
      listing(id, {
        title: 'Night balm',
        type: 'Balm',
        tags: ['balm'],
        contentType: 'essential',
        description,
      })
    const listings = [
      balm('with', 'Beeswax, lavender and oil.'),
      balm('free', 'A lavender-free balm of oats.'),
      balm('plain', 'Beeswax and oats.'),
    ]
    for (const q of ['balm, no lavender', 'balm that doesnt contain lavender'])
      expect((await foundIn(adapter, listings, q)).ids.toSorted(), q).toEqual(['free', 'plain'])
  },
)

async function unknownIn(listings: readonly Listing[], q: string) {
  const port = await ADAPTERS['core']?.(listings)
  const answer = await port?.search({ ...everything(), q }, { page: 1, perPage: 50 })
  return Object.fromEntries(answer?.hits.map(({ id, why }) => [id, why.unknown]) ?? [])
}

describe('places that addresses do not name', () => {
  const at = (id: string, location: string, country: string, point: [number, number] | null) =>
    listing(id, {
      location,
      country,
      coordinates: point && { lat: point[0], lng: point[1] },
    })
  const listings = [
    at('north', 'Pitlochry, United Kingdom', 'GB', [56.7, -3.73]),
    at('south', 'Totnes, United Kingdom', 'GB', [50.43, -3.69]),
    at('abroad', 'Bergen, Norway', 'NO', [60.39, 5.32]),
  ]

  test.each(['cabin in Scotland', 'cabaña en Escocia', 'Hütte in Schottland', 'cabane en Écosse'])(
    '%s: by the coordinates of a listing',
    async (q) => {
      expect((await foundIn('core', listings, q)).ids).toEqual(['north'])
    },
  )

  test('a listing without coordinates is in it when it is in the country', async () => {
    const unknown = [...listings, at('unknown', 'Somewhere, United Kingdom', 'GB', null)]
    for (const adapter of ['core', 'SQL'])
      expect((await foundIn(adapter, unknown, 'cabin in Scotland')).ids.sort(), adapter).toEqual([
        'north',
        'unknown',
      ])
  })

  test('the longest name counts', async () => {
    const wales = at('wales', 'Betws-y-Coed, United Kingdom', 'GB', [53.09, -3.8])
    const sydney = at('sydney', 'Katoomba, Australia', 'AU', [-33.71, 150.31])
    expect((await foundIn('core', [wales, sydney], 'cabin in New South Wales')).ids).toEqual([
      'sydney',
    ])
  })
})

test('a word that no listing has hides nothing of a kind that is named', async () => {
  const listings = [
    listing('house', {}),
    listing('tea', { contentType: 'essential', tags: ['tea'] }),
  ]
  expect((await foundIn('core', listings, 'Unterkunft mit Xylophon')).ids).toEqual(['house'])
  expect((await foundIn('core', listings, 'xylophon')).ids).toEqual([])
})

test('more people need a place that has room for them', async () => {
  const listings = [
    listing('small', { groupSize: 'Up to 6 guests in 4 rooms' }),
    listing('large', { groupSize: 'Up to 14 guests in 9 rooms' }),
  ]
  for (const q of [
    'cabin for 9 people',
    'cabaña, somos 9',
    'Hütte für 9 Freunde',
    'cabane, on est 9',
  ])
    expect((await foundIn('core', listings, q)).ids, q).toEqual(['large'])
  expect((await foundIn('core', listings, 'cabin for two people')).ids).toHaveLength(2)
})

test('a place to stay without kids has no family rooms', async () => {
  const listings = [
    listing('open', {}),
    listing('families', { amenities: ['family-rooms'] }),
    listing('adults', { amenities: ['adults-only'] }),
  ]
  for (const q of [
    'cabin with no kids',
    'cabaña sin niños',
    'Hütte ohne Kinder',
    'cabane sans enfants',
  ])
    expect((await foundIn('core', listings, q)).ids, q).toEqual(['adults', 'open'])
})

describe('words of other languages', () => {
  const listings = [
    listing('pillow', { title: 'Cherry Stone Pillow', contentType: 'essential', tags: ['pillow'] }),
    listing('lamp', { title: 'Dawn Lamp', contentType: 'essential', tags: ['lamp'] }),
  ]

  describe.each(['core', 'SQL'])('%s', (adapter) => {
    test.each([
      ['Kirschkernkissen', 'pillow'],
      ['oreiller aux noyaux', 'pillow'],
      ['una lámpara para el amanecer', 'lamp'],
    ])('%s finds the listing in English', async (q, id) => {
      expect((await foundIn(adapter, listings, q)).ids[0]).toBe(id)
    })
  })
})

test('a retreat asked for alone leads with retreats, not with places to stay', async () => {
  const listings = [
    listing('stay', { title: 'Hill Retreat House', rating: 5, reviews: 900 }),
    listing('retreat', { title: 'Quiet Days', type: 'Retreat', contentType: 'experience' }),
  ]
  for (const q of ['retreat', 'retiro', 'retraite'])
    expect((await foundIn('core', listings, q)).ids[0], q).toBe('retreat')
})

describe('stated conditions', () => {
  const event = (id: string, given: Partial<Listing>) =>
    listing(id, {
      title: 'Wheel and Clay',
      type: 'Class',
      tags: ['pottery'],
      contentType: 'experience',
      duration: null,
      groupSize: null,
      schedule: null,
      ...given,
    })

  test('proven facts come first, unknown ones follow, broken ones are excluded', async () => {
    const listings = [
      event('small', { groupSize: 'Up to 6 people' }),
      event('unstated', { rating: 5, reviews: 900 }),
      event('large', { groupSize: 'Up to 14 people' }),
    ]
    const { ids } = await foundIn('core', listings, 'pottery class, at most 8 people')
    expect(ids).toEqual(['small', 'unstated'])
    expect(await unknownIn(listings, 'pottery class, at most 8 people')).toEqual({
      small: undefined,
      unstated: ['people'],
    })
  })

  test('a session is not longer than stated', async () => {
    const listings = [
      event('short', { duration: '45 minutes' }),
      event('long', { duration: '3 hours' }),
    ]
    expect((await foundIn('core', listings, 'pottery under 60 minutes')).ids).toEqual(['short'])
  })

  test('a weekend excludes a stay of at least four nights', async () => {
    const listings = [
      listing('week', { duration: '4 nights minimum' }),
      listing('weekend', { duration: '2 nights minimum' }),
    ]
    expect((await foundIn('core', listings, 'a cabin for the weekend')).ids).toEqual(['weekend'])
  })

  test.each(Object.keys(ADAPTERS))('%s: a cabin without internet has none', async (adapter) => {
    const listings = [
      listing('connected', { amenities: ['wifi'] }),
      listing('quiet', { amenities: ['no-wifi'] }),
    ]
    expect((await foundIn(adapter, listings, 'cabin without internet')).ids).toEqual(['quiet'])
  })

  test.each(Object.keys(ADAPTERS))('%s: a verified listing is one', async (adapter) => {
    const listings = [listing('yes', { verified: true }), listing('no', { verified: false })]
    expect((await foundIn(adapter, listings, 'verified cabin')).ids).toEqual(['yes'])
  })

  test('a town of the catalogue is a place', async () => {
    const listings = [
      listing('there', { location: 'Zutphen, Netherlands', country: 'NL' }),
      listing('elsewhere', { location: 'Gent, Belgium', country: 'BE' }),
    ]
    expect((await foundIn('core', listings, 'hütte in zutphen')).ids).toEqual(['there'])
  })

  test('the build thread indexes every fact', async () => {
    const facts = event('dated', {
      groupSize: 'Up to 6 people',
      duration: '75 minutes',
      schedule: {
        timeZone: 'Europe/Lisbon',
        start: '18:30',
        minutes: 75,
        seats: 6,
        place: 'Studio',
        repeat: { every: 'week', weekday: 2, interval: 1, offset: 0 },
      },
    })
    const source = async function* () {
      yield [facts]
    }
    const inThread = await buildInThread(source(), new URL('./language.ts', import.meta.url))
    const here = buildSegment([facts], conceptsOf)
    expect(Array.from(openSegment(inThread).facts)).toEqual(Array.from(openSegment(here).facts))
  })

  test('words of several conditions are all removed', async () => {
    const q = 'pottery on a Tuesday evening'
    const port = await ADAPTERS['core']?.([event('any', {})])
    const { need } = (await port?.search({ ...everything(), q }, { page: 1, perPage: 5 })) ?? {}
    expect(need?.words).toEqual(['pottery'])
  })

  test('a German noun that is also the name of a town is no place', async () => {
    const listings = [
      listing('there', { location: 'Essen, Germany', country: 'DE' }),
      listing('elsewhere', { location: 'Gent, Belgium', country: 'BE' }),
    ]
    const { ids } = await foundIn('core', listings, 'eine Hütte mit gutem Essen für mich')
    expect(ids.toSorted()).toEqual(['elsewhere', 'there'])
    expect((await foundIn('core', listings, 'eine Hütte in Essen')).ids).toEqual(['there'])
  })

  test('conditions survive a merge of the index', async () => {
    const parts = [
      event('a', { groupSize: 'Up to 20 people' }),
      event('b', { groupSize: 'Up to 5 people' }),
    ]
    const builder = createBulkBuilder(conceptsOf)
    for (const part of parts) builder.add([part])
    const built = { data: builder.finish(), seq: 0 }
    const port = createSearchCore({ language, readCandidates: async () => [], built })
    await port.apply([{ seq: 1, op: 'save', listing: event('c', { groupSize: 'One to one' }) }])
    const query = { ...everything(), q: 'pottery, at most 8 people' }
    const { hits } = await port.search(query, { page: 1, perPage: 50 })
    expect(hits.map(({ id }) => id).sort()).toEqual(['b', 'c'])
  })
})
