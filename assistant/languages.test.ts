import { describe, expect, test } from 'vitest'
import type { NatureInfoReply, RecommendReply } from '#domain/chat/assistant.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { LANGUAGES, type Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { ask, post } from './http.test-kit.ts'
import { detectLanguage } from './understand/text/detect-language.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale: Language = 'en') {
  const messages = turns.map((content) => ({ role: 'user', content }))
  const response = await post(database.db, { operation: 'chat', messages, locale })
  return readChatReply(await response.json())
}

test.each([
  ['No puedo dormir', 'es', /noche|noches|madrugada|mañana/, /asistente/],
  ['ich kann nicht schlafen', 'de', /Nacht|Uhr/, /Assistent/],
  ['je n’arrive pas à dormir', 'fr', /nuit|nuits|matin/, /assistant, pas/],
] as const)('"%s" is answered in its own language', async (question, language, opening, notice) => {
  const { text, notices, cards, followUps } = await talk([question])
  expect(text).toMatch(opening)
  expect(notices.map((each) => each.text).join(' ')).toMatch(notice)
  expect(cards?.cards.length).toBeGreaterThan(0)
  const said = [
    ...(cards?.cards.map(({ reason }) => reason) ?? []),
    ...(followUps?.suggestions ?? []),
  ]
  expect(said.join(' ')).not.toMatch(
    /\b(?:tagged for|rated|a night|Tell me more|Something cheaper)\b/,
  )
  expect(detectLanguage([question], 'en')).toBe(language)
})

test.each([
  ['quiero morirme', /llama a uno de estos números/],
  ['ich will nicht mehr leben', /ruf eine dieser Nummern an/],
  ['je veux mourir', /Appelez l’un de ces numéros/],
  ['mi marido me pega', /no es culpa tuya/],
  ['ich kriege keine luft mehr', /wähle jetzt den Notruf/],
  ['je crois que je suis anorexique', /troubles alimentaires/],
] as const)(
  'care for "%s" is in its language, also where the page is not',
  async (question, words) => {
    const { notices, outcome } = await talk([question])
    expect(outcome).toBe('care')
    expect(notices.map(({ text }) => text).join(' ')).toMatch(words)
  },
)

test('the search operation cares in the language of the words too', async () => {
  const { explanation } = await ask(database.db, { prompt: 'ich will nicht mehr leben' })
  expect(explanation).toContain('ruf eine dieser Nummern an')
})

describe.each(LANGUAGES)('on a page in %s', (locale) => {
  const FIXED = 'Provide wellness recommendations for this user'

  test('what is recommended is told in that language, though the prompt is English', async () => {
    const reply = await ask<RecommendReply>(database.db, {
      operation: 'recommend',
      prompt: FIXED,
      context: { concern: 'sleep' },
      locale,
    })
    expect(reply.theme).toBe(m.assistant_theme_sleep({}, { locale }))
    const [before = '', after = ''] = m.chat_top_reason({ type: '|' }, { locale }).split('|')
    expect(reply.recommendations).toHaveLength(3)
    for (const { reason } of reply.recommendations) {
      expect(reason.startsWith(before) && reason.endsWith(after), reason).toBe(true)
    }
  })

  test('what was found is told in it, but for the titles', async () => {
    const prompts = ['yoga', 'spa', 'meditation', 'aromatherapie']
    const replies = await Promise.all(prompts.map((prompt) => ask(database.db, { prompt, locale })))
    const said = replies.flatMap(({ explanation, recommendations = [] }) => {
      const titles = recommendations.map(({ title }) => title)
      const words = [explanation, ...recommendations.map(({ reason }) => reason)].join(' ')
      return titles.reduce((rest, title) => rest.replaceAll(title, ''), words)
    })
    const english = said.filter((words) => /\b(?:the|and|with|tagged|near|rated)\b/.test(words))
    expect(english).toHaveLength(locale === 'en' ? said.length : 0)
  })

  test('so is the nature around a place, also as a listing has it', async () => {
    const nature = (location: string) =>
      ask<NatureInfoReply>(database.db, { operation: 'natureInfo', location, locale })
    expect(await nature('Nowhere')).toEqual({
      natureDistance: m.chat_nature_distance({}, { locale }),
      nearbyNature: m.chat_nature_nearby({}, { locale }),
    })
    const desert = {
      en: 'High desert',
      es: 'Desierto de altura',
      de: 'Hochwüste',
      fr: 'Haut désert',
    }
    expect((await nature('San Pedro de Atacama')).natureDistance).toBe(desert[locale])
  })
})

test.each([
  ['ich kann nicht schlafen', {}, 'de'],
  ['Recommend', { notes: ['no puedo dormir'] }, 'es'],
] as const)(
  '"%s" with %j is recommended for in %s where no page tells',
  async (prompt, context, locale) => {
    const asked = { operation: 'recommend', prompt, context }
    const { theme } = await ask<RecommendReply>(database.db, asked)
    expect(theme).toBe(m.assistant_theme_sleep({}, { locale }))
  },
)

test('words that tell no language are answered in that of the page, and later turns in that of earlier ones', async () => {
  expect((await talk(['yoga'], 'fr')).text).toMatch(/tapis|yoga/)
  expect(detectLanguage(['Ich bin gestresst', 'yoga'], 'en')).toBe('de')
  expect(detectLanguage(['Ich bin gestresst', 'what about something in Spain?'], 'de')).toBe('en')
  expect(detectLanguage(['plus size massage'], 'en')).toBe('en')
})

test('numbers are written as the language does', async () => {
  const { cards } = await talk(['ein Retreat in Japan unter 2000 Euro bitte'])
  const reasons = cards?.cards.map(({ reason }) => reason).join(' ') ?? ''
  expect(reasons).toMatch(/\d\s\$/)
  expect(reasons).not.toMatch(/\$\d/)
})

test('two visitors at once are each answered in their own language', async () => {
  const [spanish, german, english] = await Promise.all([
    talk(['No puedo dormir']),
    talk(['ich kann nicht schlafen']),
    talk(['I can’t sleep']),
  ])
  expect(spanish.notices[0]?.text).toContain('asistente')
  expect(german.notices[0]?.text).toContain('Assistent, keine')
  expect(english.notices[0]?.text).toContain('not medical care')
})

test.each(LANGUAGES)('what the site offers to ask is understood (%s)', async (locale) => {
  const assessed = await talk([m.home_assessment_text({}, { locale })], locale)
  expect(assessed.text).toContain(m.assistant_assess_begin({}, { locale }))
  const planned = await talk([m.chat_start_plan({}, { locale })], locale)
  expect(planned.plan?.slots.length).toBeGreaterThan(1)
})

test.each([
  ['un retiro de yoga', 'algo más barato'],
  ['ein Yoga-Retreat', 'etwas Günstigeres bitte'],
  ['une retraite de yoga', 'quelque chose de moins cher'],
])('"%s", then "%s": what is shown next costs less', async (first, then) => {
  const { cards: shown } = await talk([first])
  const ids = shown?.cards.map(({ id }) => id) ?? []
  const messages = [
    { role: 'user', content: first },
    { role: 'assistant', content: '…', cards: ids },
    { role: 'user', content: then },
  ]
  const response = await post(database.db, { operation: 'chat', messages, locale: 'en' })
  const { cards: next } = readChatReply(await response.json())
  const amounts = (cards: typeof shown) => cards?.cards.flatMap(({ amount }) => amount?.minor ?? [])
  expect(next?.cards.length).toBeGreaterThan(0)
  expect(Math.max(...(amounts(next) ?? []))).toBeLessThan(Math.min(...(amounts(shown) ?? [])))
})
