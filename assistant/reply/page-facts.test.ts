import { describe, expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

describe('details of a page are answered in the language of the question', () => {
  test.each([
    ['en', 'what qualifications has Before the Bell with Priya?', /Qualified teacher/],
    ['de', 'welche Ausbildung hat Before the Bell with Priya?', /Qualified teacher/],
    ['es', '¿qué titulación tiene Before the Bell with Priya?', /Qualified teacher/],
    ['fr', 'la coach de Before the Bell with Priya est diplômée ?', /Qualified teacher/],
    ['en', 'does Tidal Breath run on android?', /iOS and Android/],
    ['de', 'läuft Tidal Breath auf Android?', /iOS und Android/],
    ['en', 'does Tidal Breath work offline?', /ffline/],
    ['de', 'geht Tidal Breath auch ohne Internet, im Flugzeug?', /ffline/],
    ['es', '¿Tidal Breath funciona sin conexión?', /ffline/],
    ['fr', 'Tidal Breath marche hors ligne ?', /ffline/],
  ] as const)('%s · %s', async (locale, question, said) => {
    const [reply] = await talk([question], locale)
    expect(reply?.outcome).toBe('told')
    expect(reply?.text).toMatch(said)
  })

  test('each thing asked that the page leaves open is named', async () => {
    const [reply] = await talk(['Halcyon Bay Resort: is there a pool, and may one smoke?'])
    expect(reply?.text).toMatch(/sea-water pools/)
    const subjects = m.assistant_topic_label_smoking()
    expect(reply?.text).toContain(m.assistant_asked_silent_on({ subjects }))
  })

  test.each([
    ['en', 'a meditation app', 'does that work offline?'],
    ['de', 'eine Meditations-App', 'geht das auch offline?'],
    ['de', 'eine Meditations-App', 'nein, ich meinte ohne Internet, im Flugzeug zb'],
    ['fr', 'cours de yoga en ligne', 'c’est en direct ou enregistré ?'],
    ['es', 'clases de yoga en línea', '¿es en directo o grabado?'],
  ] as const)('%s · %s · %s is about those shown', async (locale, wish, question) => {
    const [shown, told] = await talk([wish, question], locale)
    expect(told?.outcome).toBe('told')
    expect(told?.cards?.cards.map(({ id }) => id)).toEqual(shown?.cards?.cards.map(({ id }) => id))
  })
})
