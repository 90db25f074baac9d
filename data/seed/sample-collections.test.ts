import { describe, expect, test } from 'vitest'
import { type CollectionText, listingSlugs } from '#domain/collection/collection.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { sampleCatalogue } from './sample-catalogue.ts'
import { SAMPLE_COLLECTIONS } from './sample-collections.ts'

const NARROW = '\u202f'
const FULL = '\u00a0'

const listed = new Set(
  sampleCatalogue(new Date()).flatMap(({ slug, listed: isListed }) => (isListed ? [slug] : [])),
)

const written = SAMPLE_COLLECTIONS.flatMap(({ slug, texts }) =>
  LANGUAGES.map((language) => ({ slug, language, text: texts[language], english: texts.en })),
)

/** The prose of a collection, without its title, introduction and voice. */
const proseOf = ({ body }: CollectionText) =>
  body.flatMap((block) => (block.kind === 'listing' ? [] : [block.text]))

const textsOf = (text: CollectionText) => [
  text.title,
  text.lead,
  text.voice?.name ?? '',
  text.voice?.line ?? '',
  ...proseOf(text),
]

describe.each(written)('$slug in $language', ({ text, language, english }) => {
  test('has 4 to 12 listings of the sample, the same in every language', () => {
    const slugs = listingSlugs(text)
    expect(slugs.filter((slug) => !listed.has(slug))).toEqual([])
    expect(slugs.length).toBeGreaterThanOrEqual(4)
    expect(slugs.length).toBeLessThanOrEqual(12)
    expect(text.body.map(({ kind }) => kind)).toEqual(english.body.map(({ kind }) => kind))
    expect(slugs).toEqual(listingSlugs(english))
  })

  test('has 300 to 600 words, a voice, and no price', () => {
    const words = proseOf(text).join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(300)
    expect(words).toBeLessThanOrEqual(600)
    expect(text.voice?.line).toBeTruthy()
    expect(textsOf(text).filter((part) => /[$€£]|\b(?:USD|dollars?|euros?)\b/i.test(part))).toEqual(
      [],
    )
  })

  test('has typographic apostrophes and no stray spaces', () => {
    expect(textsOf(text).filter((part) => /['"]| {2}|^\s|\s$/.test(part))).toEqual([])
  })

  test.runIf(language === 'fr')('has no-break spaces in its French punctuation', () => {
    const marks = new RegExp(`[^${NARROW}\\s?!][;?!»]|[ ${FULL}][;?!»]|«[^${NARROW}]`, 'u')
    const colons = new RegExp(`[^${FULL}]:|[ ${NARROW}]:`, 'u')
    expect(textsOf(text).filter((part) => marks.test(part) || colons.test(part))).toEqual([])
  })
})

test('at most six are featured', () => {
  expect(SAMPLE_COLLECTIONS.filter(({ featured }) => featured).length).toBeLessThanOrEqual(6)
})
