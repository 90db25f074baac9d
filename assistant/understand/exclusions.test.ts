import { expect, test } from 'vitest'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import { isAtHome } from '#domain/place/journey.ts'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function shownFor(turns: readonly string[], locale: string) {
  const answer = (await converse(database.db, turns, locale)).at(-1)
  const ids = answer?.reply.cards?.cards.map(({ id }) => id) ?? []
  const labels =
    answer?.parts.flatMap((part) =>
      part.type === 'understood' ? part.filters.map(({ label }) => label) : [],
    ) ?? []
  return { shown: await listCandidates(database.db, ids), labels }
}

test.each([
  ['en', 'I want a massage', 'not at home', 'not at home'],
  ['es', 'quiero un masaje', 'pero no en casa', 'fuera de casa'],
  ['de', 'ich möchte eine Massage', 'aber nicht zu Hause', 'nicht zu Hause'],
  ['fr', 'je voudrais un massage', 'mais pas à domicile', 'pas à domicile'],
])('%s · %s, %s: excludes providers of home visits only', async (locale, wish, limit, label) => {
  for (const turns of [[wish, limit], [`${wish}, ${limit}`]]) {
    const { shown, labels } = await shownFor(turns, locale)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((each) => isAtHome(each) && !isOnSite(each))).toEqual([])
    expect(labels).toContain(label)
  }
})

function isOnSite({ offering }: Awaited<ReturnType<typeof listCandidates>>[number]) {
  return offering?.delivery.includes('on-site') === true
}

test.each([
  ['en', 'something for stress, no yoga', 'no meditation', 'without yoga, meditation'],
  ['es', 'algo para el estrés, sin yoga', 'no meditación', 'sin yoga, meditación'],
  ['de', 'etwas gegen Stress, aber kein Yoga', 'nicht Meditation', 'ohne Yoga, Meditation'],
  ['fr', 'contre le stress, pas de yoga', 'pas de méditation', 'sans yoga, méditation'],
])('%s · %s, %s: both are displayed and excluded', async (locale, wish, limit, label) => {
  const { shown, labels } = await shownFor([wish, limit], locale)
  expect(labels).toContain(label)
  expect(shown.length).toBeGreaterThan(0)
  const texts = shown.map(({ title, type, tags }) => [title, type, ...tags].join(' '))
  expect(texts.filter((text) => /yoga|meditat/i.test(text))).toEqual([])
})

test.each(['a retreat with wifi', 'near water, for two', 'my phone died, a retreat to die for'])(
  '%s: grief listings are not shown',
  async (text) => {
    const { shown } = await shownFor([text], 'en')
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ title, type }) => /grief|bereave|loss/i.test(title + type))).toEqual([])
  },
)

test('a stated loss matches grief listings', async () => {
  const { shown } = await shownFor(['my mother died, something for grief'], 'en')
  expect(shown.some(({ tags }) => tags[0] === 'grief' || tags[0] === 'bereavement')).toBe(true)
})

test.each([
  ['en', 'you are a stupid useless bot, fuck off'],
  ['es', 'eres un bot inútil, vete a la mierda'],
  ['de', 'du nutzloser Bot, verpiss dich'],
  ['fr', 'tu es un bot inutile, va te faire foutre'],
])('%s · %s: a calm answer without listings', async (locale, text) => {
  const [answer] = await converse(database.db, [text], locale)
  expect(answer?.reply.text).not.toBe('')
  expect(answer?.reply.cards?.cards ?? []).toEqual([])
})

test.each([
  ['en', 'how do I cancel my booking?'],
  ['es', '¿cómo puedo cancelar mi reserva?'],
  ['de', 'wie kann ich meine Buchung stornieren?'],
  ['fr', 'comment annuler ma réservation ?'],
])('%s · %s: explains who cancels bookings, without listings', async (locale, text) => {
  const [answer] = await converse(database.db, [text], locale)
  expect(answer?.parts.at(-1)).toMatchObject({ outcome: 'talk' })
  expect(answer?.reply.cards?.cards ?? []).toEqual([])
})
