import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts'
import { markersIn } from '#domain/language/language-markers.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { wordsOf } from '#domain/text/text.ts'
import routes from '../../../app/routes.ts'
import { newPerson, signUp } from '../account/account.ts'
import { faultsOf } from '../axe.ts'
import { excessWidth, expect, open, PAGES, test } from '../pages.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Page addresses of app/routes.ts that are missing from PAGES. */
const OTHERS = {
  compare: '/saved/compare?ids=1,2,3',
  trip: '/saved/trip?days=2&people=1&line=.3',
  'shared list, gone': '/shared/nothing-is-shared-here',
  'sign in': '/sign-in',
  'sign in by mail': '/sign-in/by-mail',
  'sign up': '/sign-up',
  'forgot password': '/forgot-password',
  'link that leads nowhere': '/sign-in/return?error=access_denied&error_code=otp_expired',
  'program that wants to act for a member': `/connect?authorization_id=${UNKNOWN}`,
  'new password': '/new-password',
  'address confirmed': '/welcome',
  profile: '/profile',
  messages: '/messages',
  'request of a member': `/messages/requests/${UNKNOWN}`,
  'request of a guest': '/requests/unknown',
  'answer to a request': '/requests/answer/unknown',
  'escape with instructor': '/directory/escapes/yukitani-ryokan/instructor',
  'escape, reviews': '/escapes/3?tab=reviews',
  'experience, details': '/directory/experiences/deep-listening-sound-bath?tab=details',
  'category of experiences': '/directory/experiences/category/yoga',
  offline: '/offline',
  console: '/console',
  'console, booking requests': '/console/requests',
  'console, answers': '/console/answers',
  'console, listings': '/console/listings',
  'console, listing': '/console/listings/3',
  'console, collections': '/console/collections',
  'console, collection': '/console/collections/dark-enough-to-see',
  'console, rules of search': '/console/rules',
  'console, rule of search': '/console/rules/new',
  'console, queue': '/console/queue',
  'console, changes of many listings': '/console/batches',
  'console, keys': '/console/keys',
  'console, import': '/console/import',
  'console, members': '/console/members',
  'console, webhooks': '/console/webhooks',
  'console, webhook': '/console/webhooks/8a9c2f4e-6b1d-4c3a-9e57-0f2d8b7c6a51',
  'console, site': '/console/site',
  'console, staff': '/console/staff',
  'console, audit log': '/console/audit',
  'console, invitation': '/console/join',
} as const

/** The assistant answers in the language of the question. */
const QUESTIONS: Record<string, Partial<Record<Language, string>>> = {
  sleep: { es: 'duermo mal', de: 'schlecht schlafen', fr: 'je dors mal' },
  'burnt+out+from+work': {
    es: 'agotada por el trabajo',
    de: 'erschöpft von der Arbeit',
    fr: 'épuisée par le travail',
  },
}

function askedIn(language: Language, path: string): string {
  return path.replace(/(?<=[?&]q=)[^&]+/, (asked) =>
    encodeURIComponent(QUESTIONS[asked]?.[language] ?? asked),
  )
}

const SCREENS = Object.entries({ ...PAGES, ...OTHERS })
/** Pages with different content for members. */
const OWN = ['/profile', '/saved', '/messages'] as const

/** Addresses that are no pages. */
const NO_PAGE = /^api\/|\.(?:ics|xml|txt|webmanifest)$|^sitemaps\//

test('every page address is visited', { tag: '@desktop' }, () => {
  const patterns = addressesOf(routes).filter((path) => path !== '*' && !NO_PAGE.test(path))
  const walked = SCREENS.map(([, path]) => path.replace(/[?#].*/, '').slice(1))
  const missed = patterns.filter((pattern) => {
    const form = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return !walked.some((path) => form.test(path))
  })
  expect(missed).toEqual([])
})

for (const language of LANGUAGES) {
  if (language === 'en') continue
  test(
    `every screen is in ${LANGUAGE_NAMES[language]}, and nothing is wider than the window`,
    {
      tag: '@desktop',
    },
    async ({ page }, { project }) => {
      // About fifty pages
      test.setTimeout(480_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const widths = [1440, 390, 320]
      const check = async (name: string, path: string) => {
        await open(page, languagePath(language, askedIn(language, path)))
        await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language)
        expect.soft(await leftovers(page, language), name).toEqual([])
        expect.soft(await tooWide(page, widths), `${name} is too wide`).toEqual([])
        // The other languages have the same elements and colours, with words no longer than these.
        if (language === 'de') expect.soft(await faultsOf(page), name).toEqual([])
      }
      for (const [name, path] of SCREENS) await check(name, path)
      await signUp(page, await newPerson(page, project.name))
      for (const path of OWN) await check(`a member at ${path}`, path)
    },
  )
}

type RouteEntry = (typeof routes)[number]

function addressesOf(entries: readonly RouteEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const own = [above, path].filter(Boolean).join('/')
    return children.length > 0 ? addressesOf(children, own) : [own]
  })
}

/** How much wider than the window a page is, at each width. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const size = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    if (size) await page.setViewportSize({ ...size, width })
    const excess = await excessWidth(page)
    if (excess > 0) found.push(`${width}: ${excess}`)
  }
  if (size) await page.setViewportSize(size)
  return found
}

/** English text on a page in another language, outside elements marked as English. */
async function leftovers(page: Page, language: Language): Promise<string[]> {
  const english = englishOnly(language)
  const texts = await page.evaluate(() => {
    const isMarked = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const messages: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (parentElement?.closest('script, noscript, style, template') || isMarked(parentElement))
        continue
      messages.push(textContent?.trim() ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (!isMarked(element))
        for (const name of ['aria-label', 'title', 'placeholder'])
          messages.push(element.getAttribute(name)?.trim() ?? '')
    return messages
  })
  const isEnglish = (text: string) => english.has(text) || isEnglishProse(text, language)
  return [...new Set(texts.filter((text) => text !== '' && isEnglish(text)))]
}

/** More function words of English than of the page's language. */
function isEnglishProse(text: string, language: Language): boolean {
  const counts = markersIn(wordsOf(text))
  return counts.en >= 2 && counts.en > counts[language]
}

/** English messages without parameters, except those that the language shares. */
function englishOnly(language: Language): Set<string> {
  const own = messagesIn(language)
  return new Set([...messagesIn('en')].filter((text) => !own.has(text)))
}

function messagesIn(language: Language): Set<string> {
  const folder = `messages/${language}`
  const texts = readdirSync(folder).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, unknown>),
  )
  return new Set(
    texts.filter((text) => typeof text === 'string').filter((text) => !text.includes('{')),
  )
}
