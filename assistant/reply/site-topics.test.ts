import { describe, expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

describe('a question about the site is answered without listings, with the page that says more', () => {
  test.each([
    ['en', 'what do you do with my chat messages', m.assistant_site_chats, '/privacy'],
    ['es', '¿qué hacéis con mis mensajes?', m.assistant_site_chats, '/privacy'],
    ['de', 'was passiert mit dem, was ich hier schreibe?', m.assistant_site_chats, '/privacy'],
    ['fr', 'que faites-vous de mes messages ?', m.assistant_site_chats, '/privacy'],
    ['en', 'are the places verified?', m.assistant_site_verified, '/how-we-verify'],
    ['es', '¿los anuncios están verificados?', m.assistant_site_verified, '/how-we-verify'],
    ['de', 'Sind die Angebote geprüft?', m.assistant_site_verified, '/how-we-verify'],
    ['fr', 'les annonces sont-elles vérifiées ?', m.assistant_site_verified, '/how-we-verify'],
    ['en', 'can you book me a flight to Lisbon?', m.assistant_site_travel, '/about'],
    ['es', '¿vendéis vuelos?', m.assistant_site_travel, '/about'],
    ['de', 'kann ich bei euch auch Flüge buchen?', m.assistant_site_travel, '/about'],
    ['fr', 'bof. vous vendez des billets d’avion ?', m.assistant_site_travel, '/about'],
    ['en', 'do you deliver to Belgium?', m.assistant_site_delivery, '/about'],
    ['de', 'liefert ihr nach Österreich?', m.assistant_site_delivery, '/about'],
    ['es', '¿me puedes recetar algo para la ansiedad?', m.assistant_site_prescription, '/terms'],
    ['fr', 'pouvez-vous me prescrire quelque chose ?', m.assistant_site_prescription, '/terms'],
  ] as const)('%s · %s', async (locale, question, text, href) => {
    const [reply] = await talk([question], locale)
    expect(reply?.text).toBe(text({}, { locale }))
    expect(reply?.cards).toBeNull()
    expect(reply?.page?.href).toBe(href)
  })

  test.each(['can you help with my fear of flights?', 'vegan recipes', 'a quiet place to write'])(
    '%s is a wish',
    async (wish) => {
      const [reply] = await talk([wish])
      expect(reply?.cards?.cards.length).toBeGreaterThan(0)
    },
  )

  test('delivery of products on show is answered from their pages', async () => {
    const [shown, told] = await talk(['une bougie contre le stress', 'vous livrez en Belgique ?'])
    const products = shown?.cards?.cards.filter(({ contentType }) => contentType === 'essential')
    expect(products?.length).toBeGreaterThan(0)
    expect(told?.cards?.cards.map(({ id }) => id)).toEqual(products?.map(({ id }) => id))
    expect(told?.text).toContain('ivraison')
  })
})
