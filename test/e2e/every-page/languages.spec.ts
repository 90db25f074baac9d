import type { Page } from '@playwright/test'
import { runWithLocale } from '#data/db/locale-context.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts'
import { languagePath, languagePrefix } from '#domain/language/language-path.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { m } from '#domain/messages/messages.js'
import { newPerson, openAccountMenu, PASSWORD } from '../account/account.ts'
import { mailTo } from '../account/mailbox.ts'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'

/** Internal links without the page's language; must be empty. */
function strayLinks(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((prefix) => {
    const isFile = (path: string) => /^\/(?:art|assets|media)\//.test(path)
    const isOwn = (path: string) => new RegExp(`^${prefix}(?:[/?#]|$)`).test(path)
    return [
      ...document.querySelectorAll('body a[href^="/"]:not([hreflang]), body form[action^="/"]'),
    ]
      .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
      .filter((path) => !isFile(path) && !isOwn(path))
  }, languagePrefix(language))
}

/** A heading may wrap; its language must match. */
async function expectPage(page: Page, language: Language, title?: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  if (title) await expect(page.locator('h1')).toHaveText(title)
  if (language !== 'en') expect(await strayLinks(page, language), page.url()).toEqual([])
}

const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true })

for (const locale of LANGUAGES) {
  test(`every page on the way is in ${LANGUAGE_NAMES[locale]}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const at = (path: string) => `**${languagePath(locale, path)}`
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, languagePath(locale, '/'))
    await expectPage(page, locale)
    expect(await faultsOf(page), 'home').toEqual([])

    await footerLink(page, runWithLocale(locale, CATEGORY_TITLES.escapes)).click()
    await page.waitForURL(at('/escapes'))
    await expectPage(page, locale, m.listings_escapes_title({}, { locale }))
    await page.setViewportSize({ width: 390, height: 844 })
    const count = await page.locator('main p[aria-live]:has(+ form)').boundingBox()
    const order = await page.locator('.sort-select').boundingBox()
    expect(count?.y, 'count beside order').toBeGreaterThan(order?.y ?? Infinity)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.locator('.listing-card-title a').first().click()
    await page.waitForURL(at('/directory/escapes/*'))
    // The address changes before the page.
    await expect(page.locator('h1')).not.toHaveText(m.listings_escapes_title({}, { locale }))
    await expectPage(page, locale)
    const isMarked = page.locator('h1[lang="en"]').and(page.locator(':visible'))
    await expect(isMarked).toHaveCount(locale === 'en' ? 0 : 1)
    await expect(page.getByText(m.shell_listing_language({}, { locale })).first()).toBeVisible({
      visible: locale !== 'en',
    })
    expect(await faultsOf(page), 'detail').toEqual([])

    await footerLink(page, m.shell_search({}, { locale })).click()
    await page.waitForURL(at('/search-results'))
    await footerLink(page, m.shell_saved({}, { locale })).click()
    await page.waitForURL(at('/saved'))
    await expectPage(page, locale, m.saved_title({}, { locale }))

    await open(page, languagePath(locale, '/search'))
    const question = page.locator('main form input[type=search], main form input').first()
    await question.fill('yoga')
    await question.press('Enter')
    await page.waitForURL(at('/search-results?q=yoga'))
    await expectPage(page, locale)

    await open(page, languagePath(locale, '/sign-in'))
    await expect(page.getByLabel(m.account_email({}, { locale }))).toBeVisible()
    await expectPage(page, locale)
  })
}

test('the menu opens the same page in another language, with filters and scroll position', async ({
  page,
  context,
  isMobile,
}) => {
  await open(page, '/escapes?type=Cabin&sort=rating#list')
  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Language' }).press('Enter')
  const names = page.getByRole('menuitemradio')
  await expect(names).toHaveText(Object.values(LANGUAGE_NAMES))
  for (const language of LANGUAGES)
    await expect(names.filter({ hasText: LANGUAGE_NAMES[language] })).toHaveAttribute(
      'lang',
      language,
    )
  expect(await context.cookies()).toEqual([])
  await names.filter({ hasText: 'Deutsch' }).press('Enter')
  await page.waitForURL('**/de/escapes?type=Cabin&sort=rating#list')
  await expectPage(page, 'de')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'locale', value: 'de', path: '/', sameSite: 'Lax' })

  // The bare address opens in the chosen language; a shared link keeps its own.
  await page.goto('/?tab=chat')
  await expect(page).toHaveURL(/\/de\?tab=chat$/)
  await page.goto('/essentials')
  await expect(page).toHaveURL(/\/essentials$/)
  await expectPage(page, 'en')

  // Also without JavaScript
  const links = page.locator('footer a[hreflang]')
  await expect(links).toHaveText(Object.values(LANGUAGE_NAMES))
  await expect(links.nth(1)).toHaveAttribute('href', '/es/essentials')
  await links.nth(0).click()
  // The choice is stored, even for a click before hydration.
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value
  await expect.poll(chosen).toBe('en')
  await expect(page).toHaveURL(/\/essentials$/)
  await page.goto('/')
  await expectPage(page, 'en')
})

test('the assistant answers in the language of the page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/de?tab=chat')
  const assistant = 'Willow'
  await page.getByLabel(m.chat_input_label({ assistant }, { locale: 'de' })).fill('Yoga')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.locator('.chat-rec').first()).toBeVisible()
  await expect(log).toContainText(/\b(?:ist|für|und|passt|oder|dich|dir|mit)\b/)
  expect(await strayLinks(page, 'de')).toEqual([])
})

test('concurrent requests get pages in their own language, cached or not', {
  tag: '@desktop',
}, async ({ request }) => {
  const paths = ['/', '/escapes', '/search-results?q=yoga', '/directory', '/nope', '/escapes.data']
  const asked = [0, 1, 2].flatMap(() =>
    paths.flatMap((path) => LANGUAGES.map((language) => ({ path, language }))),
  )
  await Promise.all(
    asked.map(async ({ path, language }) => {
      const answer = await request.get(languagePath(language, path))
      const text = await answer.text()
      if (path.endsWith('.data')) return
      expect(answer.headers()['content-language']).toBe(language)
      expect(text).toContain(`<html lang="${language}"`)
      const scripts = [...text.matchAll(/"\/assets\/(?:([a-z]{2})\/)?root-[\w-]+\.js/g)].map(
        ([, of]) => of ?? 'en',
      )
      expect(new Set(scripts)).toEqual(new Set([language]))
    }),
  )
})

test(
  'a sign-up in German is confirmed by a German mail, whose link leads back to German pages',
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    const locale = 'de'
    const email = await newPerson(page, project.name)
    await open(page, '/de/sign-up?next=%2Fsaved')
    await page.getByLabel(m.account_email({}, { locale })).fill(email)
    await page.getByLabel(m.account_password({}, { locale }), { exact: true }).fill(PASSWORD)
    await page.locator('form button[type=submit]').click()
    const mail = await mailTo(email)
    expect(mail.subject).toBe(m.mail_confirmation_subject({ site: 'Seekwell' }, { locale }))
    const leadsTo = new URL(mail.link).searchParams.get('redirect_to') ?? ''
    expect(new URL(leadsTo).pathname).toBe('/de/sign-in/return')
    await page.goto(mail.link)
    await page.waitForURL('**/de/saved')
    await expectPage(page, locale)
  },
)

test('search engines find each page in each language', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/es/escapes')
  const links = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
  expect(links).toEqual([
    ...LANGUAGES.map((language) => [language, baseURL + languagePath(language, '/escapes')]),
    ['x-default', `${baseURL}/escapes`],
  ])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/es/escapes`,
  )
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_ES')
  const manifest = await page.request.get('/es/manifest.webmanifest')
  expect(await manifest.json()).toMatchObject({ lang: 'es', start_url: '/es', id: '/' })
})
