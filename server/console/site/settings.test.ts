import { expect, test } from 'vitest'
import type { AuditPage } from '#domain/console/console-api.ts'
import type { SiteView } from '#domain/console/site.ts'
import { HELPLINES_CHECKED } from '#domain/helplines/review.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'

const database = testDatabase()
const today = () => new Date().toISOString().slice(0, 10)

test('names, picture hosts and a review are saved, in force, and recorded', async () => {
  const { call, person, settings } = openConsole(database.db)
  const { token } = await person('admin')
  const first: SiteView = await (await call('GET', '/site', token)).json()
  expect(first).toEqual({
    siteName: { value: 'Seekwell', from: 'default' },
    assistantName: { value: 'Willow', from: 'default' },
    pictureHosts: { value: [], from: 'default' },
    searchWords: false,
    helplines: { checkedOn: HELPLINES_CHECKED, review: null },
  })
  const review = { by: 'Dr Ada Example, psychiatrist', on: today() }
  const response = await call('PUT', '/site', token, {
    siteName: ' Stillwater ',
    pictureHosts: ['*.example.org', '*.example.org'],
    helplinesReview: review,
  })
  expect(await response.json()).toMatchObject({
    siteName: { value: 'Stillwater', from: 'console' },
    assistantName: { value: 'Willow', from: 'default' },
    pictureHosts: { value: ['*.example.org'], from: 'console' },
    helplines: { review: { ...review, isCurrent: true } },
  })
  expect(settings.inForce()).toMatchObject({ siteName: 'Stillwater', helplinesReview: review })
  const audit: AuditPage = await (await call('GET', '/audit?subject=siteName', token)).json()
  expect(audit.entries).toMatchObject([
    {
      action: 'site.setting-changed',
      before: { siteName: null },
      after: { siteName: 'Stillwater' },
    },
  ])
  const all = { siteName: null, pictureHosts: null, helplinesReview: null }
  expect(await (await call('PUT', '/site', token, all)).json()).toEqual(first)
  expect(settings.inForce().helplinesReview).toBeNull()
})

test('the environment takes precedence, is shown, and cannot be changed', async () => {
  const plain = openConsole(database.db)
  const { token } = await plain.person('admin')
  await plain.call('PUT', '/site', token, { siteName: 'Stillwater', assistantName: 'Fern' })
  const { call, settings, person } = openConsole(database.db, { SITE_NAME: 'Harbour' })
  const admin = await person('admin')
  expect(await (await call('GET', '/site', admin.token)).json()).toMatchObject({
    siteName: { value: 'Harbour', from: 'environment' },
    assistantName: { value: 'Fern', from: 'console' },
  })
  expect(settings.inForce().siteName).toBe('Harbour')
  const response = await call('PUT', '/site', admin.token, { siteName: 'Mine', assistantName: 'F' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error_code: 'set_by_environment' })
  expect(settings.inForce().assistantName).toBe('Fern')
  await plain.call('PUT', '/site', token, { siteName: null, assistantName: null })
})

test.each([
  ['nothing', {}],
  ['an empty name', { siteName: ' ' }],
  ['a name with markup', { siteName: '<script>alert(1)</script>' }],
  ['a name that would be a header of a mail', { siteName: 'A\nBcc: x@example.org' }],
  ['a name that cannot be stored', { siteName: 'A\0' }],
  ['a name that is too long', { siteName: 'x'.repeat(61) }],
  ['a host with a path', { pictureHosts: ['example.org/x'] }],
  ['a host that would end the policy', { pictureHosts: ["example.org; script-src 'self'"] }],
  ['a review without a day', { helplinesReview: { by: 'Ada' } }],
  ['a review of the future', { helplinesReview: { by: 'Ada', on: '2999-01-01' } }],
  ['a review of older numbers', { helplinesReview: { by: 'Ada', on: '2020-01-01' } }],
  ['words of searches neither on nor off', { searchWords: false }],
  ['a setting that does not exist', { anonKey: 'x' }],
])('%s is rejected', async (_what, body) => {
  const { call, person } = openConsole(database.db)
  const { token } = await person('admin')
  expect((await call('PUT', '/site', token, body)).status).toBe(400)
})
