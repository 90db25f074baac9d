import { describe, expect, test } from 'vitest'
import { findListing, listCardsById, saveListings } from '#data/catalogue/listings.ts'
import type {
  NatureInfoReply,
  Recommendation,
  RecommendReply,
  SearchReply,
} from '#domain/chat/assistant.ts'
import { CATEGORY_NAMES } from '#domain/listing/category.ts'
import { testDatabase } from '#test/database.ts'
import { ask, post } from './http.test-kit.ts'

const database = testDatabase()

const items = ({ suggestions }: SearchReply) =>
  suggestions.filter((suggestion) => typeof suggestion !== 'string')
const strings = ({ suggestions }: SearchReply) =>
  suggestions.filter((suggestion) => typeof suggestion === 'string')
const tagsOf = ({ listing }: Recommendation) => listing?.tags ?? []
const sentencesIn = (text: string) => text.match(/[.!?]["”]?(?=\s|$)/g)?.length ?? 0
const CLAIMS = /\b(cures?|treats?|diagnos\w*|heals?|guarantee\w*)\b/i

describe('search', () => {
  test('"I can\'t sleep at night" is met by listings for sleep', async () => {
    const reply = await ask(database.db, { prompt: "  I can't   sleep at night " })
    const first = reply.recommendations?.slice(0, 4) ?? []
    const sleepish = first.filter((item) =>
      tagsOf(item).some((tag) => /sleep|insomnia|night|rest\b|bedtime/.test(tag)),
    )
    expect(sleepish.length).toBeGreaterThanOrEqual(3)
    expect(reply.processedQuery).toBe("I can't sleep at night")
    expect(reply.searchQuery).toBe("I can't sleep at night")
  })

  test('spec 3 · entities · AI search response · suggestions name their category and listing, with one to three queries among them', async () => {
    const reply = await ask(database.db, { prompt: 'I need help with stress' })
    expect(items(reply).length).toBeGreaterThanOrEqual(4)
    expect(strings(reply).length).toBeGreaterThanOrEqual(1)
    expect(strings(reply).length).toBeLessThanOrEqual(3)
    for (const { category, item, listing } of items(reply)) {
      expect(CATEGORY_NAMES).toContain(category)
      expect(`${listing?.contentType}s`).toBe(category)
      const [card] = await listCardsById(database.db, [listing?.id ?? ''])
      expect(card?.title).toBe(item)
    }
  })

  test('on all pages at most two of a category are among the first four', async () => {
    for (const prompt of ['stress', 'I cannot sleep', 'help with digestion', 'more energy']) {
      const first = items(await ask(database.db, { prompt })).slice(0, 4)
      for (const name of CATEGORY_NAMES) {
        expect(first.filter(({ category }) => category === name).length).toBeLessThanOrEqual(2)
      }
    }
  })

  test.each(CATEGORY_NAMES)(
    'on the page of %s only its listings are suggested',
    async (currentPage) => {
      const reply = await ask(database.db, { prompt: 'I need help with stress', currentPage })
      expect(items(reply).length).toBeGreaterThan(0)
      for (const { category } of items(reply)) expect(category).toBe(currentPage)
    },
  )

  test('musts are kept: pets, and the price of a night', async () => {
    await database.undone(async (db) => {
      const boathouse = await findListing(db, '5')
      if (!boathouse) throw new Error('the sample lacks its boathouse')
      const small = {
        ...boathouse,
        id: 'small',
        slug: 'small',
        title: 'Small Quiet Cabin',
        tags: ['silence'],
      }
      await saveListings(db, [
        { ...small, amount: { minor: 15_000, currency: 'USD', per: 'night' } },
      ])
      const reply = await ask(db, {
        prompt: 'somewhere quiet with my dog under 150 a night',
      })
      expect(items(reply).length).toBeGreaterThan(0)
      for (const { listing } of items(reply)) {
        const found = await findListing(db, listing?.id ?? '')
        expect(found?.contentType).toBe('escape')
        expect(found?.amenities).toContain('pet-friendly')
        expect(found?.amount?.per).toBe('night')
        expect(found?.amount?.minor).toBeLessThanOrEqual(15_000)
      }
      expect(reply.explanation).toContain('welcomes pets and costs $150 a night or less')
    })
  })

  test('a place is a must', async () => {
    const reply = await ask(database.db, { prompt: 'hot spring in Japan' })
    expect(items(reply).length).toBeGreaterThan(0)
    for (const { listing } of items(reply))
      expect((await findListing(database.db, listing?.id ?? ''))?.country).toBe('JP')
  })

  test('what is unwanted is left out', async () => {
    const reply = await ask(database.db, { prompt: 'no yoga please, but I am stiff and tense' })
    for (const { item, listing } of items(reply))
      expect(`${item} ${listing?.tags.join(' ')}`).not.toMatch(/yoga/i)
  })

  test('each reason stands on the listing: its tags are its own', async () => {
    const { recommendations = [] } = await ask(database.db, {
      prompt: 'my back hurts from sitting all day',
    })
    expect(recommendations.length).toBeGreaterThanOrEqual(3)
    for (const { reason, listing } of recommendations) {
      expect(reason).toMatch(/^[\p{Lu}\d$].*\.$/u)
      expect(reason).not.toMatch(CLAIMS)
      const tagged = /tagged for (.+?)(?:,|\.|$)/i.exec(reason)?.[1]?.split(' and ') ?? []
      for (const tag of tagged) expect(listing?.tags.join(' and ')).toContain(tag)
    }
  })

  test('explanations are one to three sentences, repeatable, and differ from need to need', async () => {
    const prompts = [
      'sleep',
      'stress',
      'energy',
      'focus',
      'digestion',
      'immunity',
      'grief',
      'yoga',
      'pregnant',
      'hello',
      'tea',
      'cold water',
    ]
    const texts = await Promise.all(
      prompts.map(async (prompt) => (await ask(database.db, { prompt })).explanation),
    )
    expect(new Set(texts).size).toBe(prompts.length)
    for (const text of texts) {
      expect(sentencesIn(text)).toBeLessThanOrEqual(5)
      expect(text).toMatch(/[.!?”]$/)
      expect(text).not.toMatch(/undefined|null|\{|\*/)
      expect(text).not.toMatch(CLAIMS)
    }
    expect((await ask(database.db, { prompt: 'sleep' })).explanation).toBe(texts[0])
  })

  test('nothing found is said plainly, with general ideas', async () => {
    const reply = await ask(database.db, { prompt: 'quantum chromodynamics' })
    expect(items(reply)).toEqual([])
    expect(strings(reply).length).toBeGreaterThanOrEqual(1)
    expect(reply.explanation).toContain('“quantum chromodynamics”')
    expect(reply.recommendations).toEqual([
      {
        type: 'experiences',
        title: 'Guided practice for general wellbeing',
        reason: 'A general idea, not a match.',
      },
    ])
  })

  test('a budget that nothing keeps to is said, with the nearest price', async () => {
    const reply = await ask(database.db, { prompt: 'a retreat for sleep under 2 dollars a night' })
    expect(items(reply)).toEqual([])
    expect(reply.explanation).toMatch(
      /price of at most \$2 yet\. The nearest is .+, at \$\d+ a night\.$/,
    )
    const [general, nearest] = reply.recommendations ?? []
    expect(general?.title).toBe('Guided practice for sleep')
    // Whatever the words name can be opened.
    expect(reply.explanation).toContain(nearest?.title)
    expect(nearest?.listing?.id).toBeTruthy()
    expect(nearest?.reason).not.toContain('within your budget')
  })

  test('a place we do not have is said, and what needs no journey is offered', async () => {
    const reply = await ask(database.db, {
      prompt: 'help with sleep in Antarctica please, in Ulaanbaatar',
    })
    expect(reply.explanation).toMatch(
      /^Nothing on our list is in .+ yet, so these come to you instead\./,
    )
    for (const { listing } of items(reply))
      expect(listing?.location ?? '').toMatch(/^(?!.*Brooklyn)/)
  })

  test('a caution stands where the words call for one', async () => {
    expect((await ask(database.db, { prompt: 'massage while pregnant' })).explanation).toContain(
      'midwife or doctor',
    )
    expect(
      (await ask(database.db, { prompt: 'I need help with focus' })).explanation,
    ).not.toContain('doctor')
  })
})

describe('danger', () => {
  test('self-harm is answered with helplines and nothing to buy', async () => {
    const reply = await ask(database.db, { prompt: 'I want to kill myself' })
    expect(reply.suggestions).toEqual([])
    expect(reply.recommendations).toEqual([])
    for (const number of [
      '988',
      '116 123',
      '13 11 14',
      '1737',
      '0800 111 0 111',
      '3114',
      '024',
      '0120-783-556',
      '112',
      'findahelpline.com',
    ]) {
      expect(reply.explanation).toContain(number)
    }
  })

  test('the helpline of the visitor’s country comes first', async () => {
    const response = await post(
      database.db,
      { prompt: 'suicidal' },
      { 'accept-language': 'de-DE,de;q=0.9,en-US;q=0.8' },
    )
    expect(((await response.json()) as SearchReply).explanation).toMatch(
      /one of these:\nGermany: TelefonSeelsorge 0800 111 0 111\n/,
    )
  })

  test('an emergency is answered with the emergency number', async () => {
    const reply = await ask(database.db, { prompt: 'I have chest pain and it spreads' })
    expect(reply.explanation).toMatch(/^Please call your emergency number now/)
    expect([...reply.suggestions, ...(reply.recommendations ?? [])]).toEqual([])
  })

  test('recommend brings none either, wherever the words stand', async () => {
    const reply = await ask<RecommendReply>(database.db, {
      operation: 'recommend',
      prompt: 'Recommend',
      context: { notes: ['I want to die'] },
    })
    expect(reply.recommendations).toEqual([])
    expect(reply.theme).toContain('findahelpline.com')
    expect(reply.theme).toContain('988')
  })

  test.each([
    ['i throw up after every meal', 'eating disorders'],
    ['can i stop my sertraline cold turkey', 'doctor or pharmacist'],
  ])('"%s" is a matter for others than a shop, in either operation', async (prompt, words) => {
    const found = await ask(database.db, { prompt })
    expect([...found.suggestions, ...(found.recommendations ?? [])]).toEqual([])
    expect(found.explanation).toContain(words)
    const reply = await ask<RecommendReply>(database.db, { operation: 'recommend', prompt })
    expect(reply.recommendations).toEqual([])
    expect(reply.theme).toContain(words)
  })

  test('figures of speech get an ordinary answer', async () => {
    for (const prompt of [
      'dying for a massage',
      'this heat is killing me',
      'killing time before a flight',
    ]) {
      expect((await ask(database.db, { prompt })).explanation).not.toContain('findahelpline')
    }
  })
})

describe('recommend', () => {
  const PROMPT = 'Provide wellness recommendations for this user'

  test('spec 3 · entities · AI recommendations response · three listings by rating, best first, with the reason of the specification', async () => {
    const reply = await ask<RecommendReply>(database.db, {
      operation: 'recommend',
      prompt: PROMPT,
      context: { concern: 'sleep' },
    })
    expect(reply.recommendations).toHaveLength(3)
    const cards = await listCardsById(
      database.db,
      reply.recommendations.map(({ listing }) => listing?.id ?? ''),
    )
    const ratings = cards.map(({ rating }) => rating ?? 0)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    for (const { reason } of reply.recommendations) {
      expect(reason).toMatch(/^Highly rated [^A-Z]+ that aligns with your wellness goals\.$/)
    }
    expect(reply.theme).toBe('Better nights')
  })

  test('without a concern the theme is the default one, and the page is kept', async () => {
    const reply = await ask<RecommendReply>(database.db, {
      operation: 'recommend',
      prompt: PROMPT,
      currentPage: 'escapes',
    })
    expect(reply.theme).toBe('Finding balance in daily life')
    expect(reply.recommendations.map(({ type }) => type)).toEqual(['escapes', 'escapes', 'escapes'])
  })
})

describe('nature info', () => {
  const DEFAULTS = {
    natureDistance: 'Nearby',
    nearbyNature: 'Natural areas are available in the vicinity of this location.',
  }
  const nature = (location: string) =>
    ask<NatureInfoReply>(database.db, { operation: 'natureInfo', location })

  test('spec 3 · entities · nature info response · is computed from where a listing there is, however the place is written', async () => {
    const tofino = await nature('Tofino, Canada')
    expect(tofino.natureDistance).toMatch(/^(Less than 1|About \d+) mi from the sea$/)
    expect(tofino.nearbyNature).not.toBe(DEFAULTS.nearbyNature)
    expect(await nature('tofino')).toEqual(tofino)
    const asked = { operation: 'natureInfo', location: 'Tofino', locale: 'de' } as const
    const german = await ask<NatureInfoReply>(database.db, asked)
    expect(german.natureDistance).toMatch(/\d km/)
  })

  test('is what the listing says where no sea is near', async () => {
    const { natureDistance } = await nature('San Pedro de Atacama')
    expect(natureDistance).not.toBe(DEFAULTS.natureDistance)
    expect(natureDistance).not.toMatch(/sea/)
  })

  test('is looked for by whole words: no letters out of the middle of a name', async () => {
    const general = await nature('Nowhere')
    expect(await nature('To')).toEqual(general)
    expect(await nature('ofin')).toEqual(general)
    expect(await nature('Tofino')).not.toEqual(general)
  })

  test.each([
    'Nowhere',
    '%',
    '_',
    '.*',
    '(',
    '[a-z]',
    'e\u0301(',
    '\\m',
    ', ',
    "'; drop table listings; --",
    '\u0000',
  ])('is the default for %j', async (location) => {
    expect(await nature(location)).toEqual(DEFAULTS)
  })
})
