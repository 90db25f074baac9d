import { expect, test } from 'vitest'
import { checkConversation } from './guard.ts'
import { statedCountry } from './stated-country.ts'

test.each([
  [['I live in Germany'], 'DE'],
  [['Germany'], 'DE'],
  [['vivo en México'], 'MX'],
  [['ich wohne in Österreich'], 'AT'],
  [['j’habite en Belgique'], 'BE'],
  [['I live in Germany', 'sorry, I am in France now'], 'FR'],
  [['I want a long quiet retreat somewhere in Japan'], null],
  [['I live in Europe'], null],
  [['I want to die'], null],
  [[], null],
])('%j states the country %s', (said, country) => {
  expect(statedCountry(said)).toBe(country)
})

const user = (content: string) => ({ role: 'user' as const, content })

test('the helpline of the stated country takes precedence over that of the browser', async () => {
  const danger = 'I want to kill myself'
  expect(
    (await checkConversation([user(`${danger}, I live in Austria`)], 'US')).care?.text,
  ).toMatch(/one of these:\nAustria: TelefonSeelsorge 142\n/)
  const after = (await checkConversation([user(danger), user('I live in Germany')], 'US')).care
    ?.text
  expect(after).toMatch(/somebody:\nGermany: TelefonSeelsorge 0800 111 0 111\n/)
  expect(after).not.toContain('988')
})
