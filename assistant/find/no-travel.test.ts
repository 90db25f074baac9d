import { describe, expect, test } from 'vitest'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { isAvailableAnywhere } from '#domain/place/journey.ts'
import { testDatabase } from '#test/database.ts'
import { ask } from '../http.test-kit.ts'

const database = testDatabase()
const catalogue = new Map(sampleCatalogue(new Date()).map((listing) => [listing.id, listing]))

/** By the fields of the listing, independent of the rule of the engine. */
function comesWithoutTravel({ location, offering, contentType, country }: Listing): boolean {
  const isSent = /^ships/i.test(location ?? '')
  const isOnline =
    /online|ios|android|web/i.test(location ?? '') || offering?.delivery.includes('online')
  return (
    isSent ||
    isOnline === true ||
    offering?.kind === 'app' ||
    (contentType === 'essential' && !country)
  )
}

test('every listing available anywhere is online, sent by post or an app', () => {
  for (const listing of catalogue.values())
    if (isAvailableAnywhere(listing)) expect(comesWithoutTravel(listing), listing.title).toBe(true)
})

describe('a plan without travel has no listing that needs travel', () => {
  test.each([
    ['en', 'two weeks, 150 dollars, no travel'],
    ['en', 'make me a sleep plan for home, no travel'],
    ['en', 'a plan with a tea set, without travelling'],
    ['es', 'hazme un plan para el estrés, sin viajar, 200 dólares'],
    ['es', 'un plan de dos semanas por 150 dólares, sin viajar'],
    ['de', 'mach mir einen Plan gegen Stress, ohne zu reisen, 200 Dollar'],
    ['de', 'zwei Wochen, 150 Dollar, ohne Reise'],
    ['fr', 'un plan bien-être, deux semaines, 150 euros, sans voyager'],
    ['fr', 'un programme sommeil, 150 dollars, sans voyager'],
  ])('%s · %s', async (locale, content) => {
    const body = { operation: 'chat', messages: [{ role: 'user', content }], locale }
    const { plan } = readChatReply(await ask<unknown>(database.db, body))
    expect(plan?.slots.length).toBeGreaterThan(0)
    for (const { chosen, alternatives } of plan?.slots ?? [])
      for (const { card } of [chosen, ...alternatives]) {
        const listing = catalogue.get(card.id)
        expect(listing && comesWithoutTravel(listing), card.title).toBe(true)
        // A place alone would suggest that it has to be visited.
        if (listing?.country) expect(card.location).toMatch(/^(?:online|en línea|en ligne)/i)
      }
  })
})
