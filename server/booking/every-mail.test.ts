import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { everyMail } from './every-mail.test-kit.ts'

const SITE_URL = 'https://seekwell.example'
const mails = LANGUAGES.flatMap((locale) =>
  everyMail(SITE_URL, locale).map(({ name, mail }) => ({ name: `${locale} ${name}`, ...mail })),
)

/** The paragraphs that a reader of the HTML sees, the button's address among them. */
function statedIn(html: string): string[] {
  const [, body = ''] = html.split('<body')
  const plain = (words: string) =>
    words
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .trim()
  const paragraphs = [...body.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, words = '']) => words)
  return paragraphs.flatMap((words) => {
    const [, link] = /<a [^>]*href="([^"]+)"/.exec(words) ?? []
    const said = link ?? words
    return plain(said) === '' ? [] : [plain(said)]
  })
}

test.each(mails)('$name: the plain text states every fact of the HTML', ({ html, text }) => {
  const stated = statedIn(html)
  expect(stated.length).toBeGreaterThan(1)
  expect(stated.filter((fact) => !text.includes(fact))).toEqual([])
})

test('a mail requests nothing but pictures of the site, each with alternative text', () => {
  for (const { name, html } of mails) {
    const requested = [...html.matchAll(/(?: src=| srcset=|url\()"?([^"\s)]+)/g)].map(
      ([, url]) => url ?? '',
    )
    expect(
      requested.filter((url) => !url.startsWith(`${SITE_URL}/`)),
      name,
    ).toEqual([])
    expect(html, name).not.toMatch(/<(link|script|iframe|form)\b|@import|@font-face/)
    const pictures = html.match(/<img [^>]*>/g) ?? []
    expect(
      pictures.filter((img) => !/ alt="[^"]{8,}"/.test(img)),
      name,
    ).toEqual([])
  }
})

test('a mail about a place shows its cover and its map, one online its cover', () => {
  const shown = (name: string) =>
    [
      ...(mails.find((mail) => mail.name === name)?.html ?? '').matchAll(/<img [^>]*src="([^"]+)/g),
    ].map(([, src = '']) => src.replace(SITE_URL, '').replace(/\?.*/, ''))
  expect(shown('en accepted-3')).toEqual([
    '/og/yukitani-ryokan.png',
    expect.stringMatching(/^\/map\/picture\/area\/.*\/light\.png$/),
  ])
  expect(shown('en accepted-exp-1')).toEqual([
    '/og/sunrise-shore-yoga.png',
    expect.stringMatching(/^\/map\/picture\/place\/.*\/light\.png$/),
  ])
  expect(shown('en accepted-exp-6')).toHaveLength(1)
  expect(shown('en recovery')).toEqual([])
})

test('every mail has a preheader, a language and at most one action', () => {
  for (const { name, html, link } of mails) {
    expect(html, name).toMatch(/mso-hide:all">[^<&]{12,}/)
    expect(html, name).toContain(`<html lang="${name.slice(0, 2)}">`)
    expect(html.match(/<a /g)?.length ?? 0, name).toBe(link ? 1 : 0)
  }
})
