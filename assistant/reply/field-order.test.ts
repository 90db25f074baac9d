import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

describe('a superlative chooses among the listings shown by a field of their pages', () => {
  test.each([
    [
      'en',
      'online yoga classes',
      'which one is the shortest?',
      /^Shortest of these: .+(minute|hour)/,
    ],
    ['en', 'online yoga classes', 'which starts first?', /^First to start: .+\d{1,2}:\d\d/],
    ['en', 'a cabin by the sea', 'which is closest to the beach?', /^Nearest to the sea: .+\d m/],
    ['es', 'clases de yoga en línea', '¿cuál dura menos?', /^Lo más corto de esto: /],
    ['es', 'clases de yoga en línea', '¿cuál tiene más reseñas?', /^Con más reseñas: /],
    [
      'de',
      'eine Hütte in den Bergen',
      'und welche liegt näher an der Natur',
      /^Am nächsten an der/,
    ],
    ['de', 'Yogakurse online', 'welcher fängt als erstes an?', /^Beginnt zuerst: /],
    ['fr', 'cours de yoga en ligne', 'lequel commence en premier, niveau date ?', /^Commence en/],
    ['fr', 'cours de yoga en ligne', 'lequel a le plus petit groupe ?', /^Le plus petit groupe/],
  ] as const)('%s · %s · %s', async (locale, wish, question, said) => {
    const [shown, told] = await talk([wish, question], locale)
    const titles = shown?.cards?.cards.map(({ title }) => title) ?? []
    expect(told?.outcome).toBe('told')
    expect(told?.text).toMatch(said)
    expect(titles).toContain(told?.cards?.cards[0]?.title)
    for (const title of titles) expect(told?.text).toContain(title)
  })

  test('the list stays for the next question', async () => {
    const [shown, , second] = await talk([
      'online yoga classes',
      'which one is the shortest?',
      'how much is the second one?',
    ])
    expect(second?.cards?.cards[0]?.id).toBe(shown?.cards?.cards[1]?.id)
  })

  test.each(['something shorter', 'a shorter retreat in Spain'])('%s is a search', async (wish) => {
    const [, found] = await talk(['a yoga retreat', wish])
    expect(found?.outcome).not.toBe('told')
  })
})
