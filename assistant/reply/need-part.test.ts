import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import { LANGUAGES, type Language } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { readNeed } from '#domain/need/need.ts'
import { needPart } from './need-part.ts'
import { voiceOf } from './voice.ts'

/** A topic is a message, which accepts any locale. */
type Message = (inputs: object, options: { locale: Language }) => string

const NEXT = {
  escape: m.assistant_next_escape,
  essential: m.assistant_next_essential,
  enhancement: m.assistant_next_enhancement,
  experience: m.assistant_next_experience,
} as const

test.each(LANGUAGES)(
  'a suggestion for another content type is parsed as that type, for every topic in %s',
  (locale) => {
    const topics = new Set(
      (Object.keys(CONCEPTS) as ConceptName[]).flatMap(
        (name) => (voiceOf(name)?.topic as Message | undefined)?.({}, { locale }) ?? [],
      ),
    )
    for (const topic of topics)
      for (const [kind, message] of Object.entries(NEXT)) {
        const words = message({ topic }, { locale })
        const { contentTypes, online, avoided, place } = readNeed(words)
        expect(contentTypes, words).toContain(kind)
        expect({ online, avoided, place }, words).toEqual({
          online: false,
          avoided: [],
          place: null,
        })
      }
  },
)

test.each([
  ['en', 'something for sleep without lavender', 'without lavender'],
  ['es', 'algo para dormir sin lavanda', 'sin lavanda'],
  ['de', 'etwas zum Schlafen ohne Lavendel', 'ohne Lavendel'],
  ['fr', 'quelque chose pour dormir sans lavande', 'sans lavande'],
] as const)('a chip labels the exclusion in %s', (locale, text, label) => {
  const part = runWithLocale(locale, () => needPart(readNeed(text)))
  expect(part?.filters.find(({ kind }) => kind === 'avoided')?.label).toBe(label)
})
