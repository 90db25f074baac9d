import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../../http.test-kit.ts'

const database = testDatabase()

/** The last answer of a conversation, and the nightly prices of its cards, in minor units. */
async function last(turns: readonly string[], locale = 'en') {
  const reply = (await converse(database.db, turns, locale)).at(-1)?.reply
  const nightly = reply?.cards?.cards.map(({ amount }) =>
    amount?.per === 'night' ? amount.minor : Number.NaN,
  )
  return { reply, nightly: nightly ?? [] }
}

test.each([
  ['en', ['3 nights in Portugal, 900 euros in total'], /\$780 for the stay/],
  ['es', ['tres noches en Portugal, 900 euros en total'], /780\s?US\$ por la estancia/],
  ['de', ['drei Nächte in Portugal, insgesamt 900 Euro'], /780\s\$ für den Aufenthalt/],
  ['fr', ['trois nuits au Portugal, 900 euros au total'], /780\s\$US pour le séjour/],
  ['en', ['900 euros for 3 nights in Portugal'], /for the stay/],
  ['en', ['3 nights in Portugal', '900 euros in total'], /\$780 for the stay/],
])('a total is divided by the nights, and stated (%s · %s)', async (locale, turns, told) => {
  const { reply, nightly } = await last(turns, locale)
  expect(nightly.length).toBeGreaterThan(0)
  for (const minor of nightly) expect(3 * minor).toBeLessThanOrEqual(90_000)
  expect(reply?.text).toMatch(told)
  const price = reply?.understood?.filters.find(({ kind }) => kind === 'price')
  expect(price?.label).toMatch(/300.*900/)
})

test.each([
  ['en', 'I have 5 days in December and $1200, somewhere with my dog'],
  ['es', 'tengo 5 días y 1200 dólares, un sitio con mi perro'],
  ['de', 'ich habe 5 Tage und 1200 Dollar, mit Hund'],
  ['fr', 'j’ai 5 jours et 1200 dollars, avec mon chien'],
])('a sum that is stated with a number of days is a total (%s)', async (locale, asked) => {
  const { nightly } = await last([asked], locale)
  expect(nightly.length).toBeGreaterThan(0)
  for (const minor of nightly) expect(5 * minor).toBeLessThanOrEqual(120_000)
})

test.each([
  ['en', '3 nights under $200', /for one night.*“200 in total”/],
  ['es', '3 noches, menos de 200 dólares', /por noche.*«200 en total»/],
  ['de', '3 Nächte unter 200 Dollar', /für eine Nacht.*„insgesamt 200“/],
  ['fr', '3 nuits à moins de 200 dollars', /par nuit.*« 200 au total »/],
])(
  'a limit next to a length of stay is nightly, and stated as such (%s)',
  async (locale, asked, told) => {
    const { reply, nightly } = await last([asked], locale)
    expect(reply?.understood?.filters.find(({ kind }) => kind === 'price')?.label).toMatch(/200/)
    expect(Math.max(...nightly)).toBeGreaterThan(20_000 / 3)
    expect(reply?.text.replace(/\s/g, ' ')).toMatch(told)
  },
)

test.each([
  ['en', '200 in total'],
  ['es', '200 en total'],
  ['de', 'insgesamt 200'],
  ['fr', '200 au total'],
])('the wording suggested by that answer makes it a total (%s)', async (locale, words) => {
  const { nightly, reply } = await last(['3 nights under $200', words], locale)
  expect(nightly.length).toBeGreaterThan(0)
  for (const minor of nightly) expect(3 * minor).toBeLessThanOrEqual(20_000)
  expect(reply?.text).not.toMatch(/one night|por noche\. Si|eine Nacht verstanden|par nuit\. Si/)
})

test('more nights or another sum change the nightly share', async () => {
  const asked = ['3 nights in Portugal, 900 euros in total']
  const longer = await last([...asked, 'make it 5 nights'])
  expect(longer.nightly.length).toBeGreaterThan(0)
  for (const minor of longer.nightly) expect(5 * minor).toBeLessThanOrEqual(90_000)
  const lower = await last([...asked, 'make it 600'])
  expect(lower.nightly.length).toBeGreaterThan(0)
  for (const minor of lower.nightly) expect(3 * minor).toBeLessThanOrEqual(60_000)
  const { reply } = await last([...asked, 'forget the budget'])
  expect(reply?.understood?.filters.map(({ kind }) => kind)).not.toContain('price')
})

test('a plan is limited by the total, not by the nightly share', async () => {
  const { reply } = await last(['make me a sleep plan, 3 nights, 900 dollars in total'])
  const stay = reply?.plan?.slots.find(({ category }) => category === 'escapes')?.chosen
  expect(stay?.count).toBe(3)
  expect(reply?.plan?.totalMinor).toBeLessThanOrEqual(90_000)
  expect(reply?.plan?.totalMinor).toBeGreaterThan(30_000)
})

test.each(['forget the total', 'forget the budget'])('"%s" removes the total', async (said) => {
  const { reply } = await last(['stay near Porto for 4 nights, total 600', said])
  expect(reply?.understood?.filters.map(({ kind }) => kind)).not.toContain('price')
  expect(reply?.outcome).toBe('found')
})

test('a stated nightly price is no total', async () => {
  const { nightly } = await last(['a stay in Portugal for 3 nights under 200 dollars a night'])
  expect(Math.max(...nightly)).toBeGreaterThan(20_000 / 3)
})
