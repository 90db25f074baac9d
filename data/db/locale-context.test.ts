import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language/language.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { runWithLocale, streamWithLocale } from './locale-context.ts'

async function spokenMeanwhile(): Promise<Language[]> {
  const heard: Language[] = []
  for (let step = 0; step < 5; step++) {
    heard.push(getLocale())
    await turn()
  }
  return heard
}

test('concurrent work has its own locale, and nothing leaks', async () => {
  const all = await Promise.all(
    [...LANGUAGES, ...LANGUAGES].map(async (language) => ({
      language,
      heard: await runWithLocale(language, spokenMeanwhile),
    })),
  )
  for (const { language, heard } of all) expect(heard).toEqual(Array(5).fill(language))
  expect(getLocale()).toBe('en')
})

test('the steps of a generator run in its locale, whoever consumes it', async () => {
  async function* locales() {
    for (let step = 0; step < 3; step++) {
      yield getLocale()
      await turn()
    }
  }
  const heard: string[] = []
  for await (const locale of streamWithLocale('de', locales())) heard.push(locale, getLocale())
  expect(heard).toEqual(['de', 'en', 'de', 'en', 'de', 'en'])
})
