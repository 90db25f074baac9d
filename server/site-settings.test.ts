import { expect, test } from 'vitest'
import { syncMark } from '#data/db/follow-changes.ts'
import { saveSiteSetting } from '#data/staff/site-settings.ts'
import { NOTHING_SAVED } from '#domain/console/site-settings.ts'
import { publishChanges } from '#search/change-feed.ts'
import { testDatabase } from '#test/database.ts'
import { readEnv } from './env.ts'
import { createSiteSettings } from './site-settings.ts'

const database = testDatabase()

test('a setting that another server saved is in force within a second', async () => {
  const changed: string[] = []
  const settings = createSiteSettings({
    ...{ db: database.db, env: readEnv({}), source: {}, now: () => new Date() },
    onChange: () => changed.push(settings.inForce().siteName),
  })
  const feed = publishChanges(database.opened, await syncMark(database.opened), {
    invalidate() {},
    onChange: () => void settings.refresh(),
    onFault: (error) => expect.unreachable(String(error)),
  })
  await saveSiteSetting(database.db, 'siteName', 'Stillwater')
  await expect.poll(() => changed, { timeout: 1_000 }).toEqual(['Stillwater'])
  await saveSiteSetting(database.db, 'siteName', null)
  await expect.poll(() => changed, { timeout: 1_000 }).toEqual(['Stillwater', 'Seekwell'])
  await feed.stop()
})

test('a stored setting that this version cannot use is the default', async () => {
  await database.undone(async (db) => {
    await db.execute(`insert into site_settings (name, value)
      values ('siteName', '{"a": 1}'), ('pictureHosts', '["not a host"]'), ('other', '1')`)
    const settings = createSiteSettings({
      ...{ db, env: readEnv({}), source: {}, now: () => new Date(), onChange() {} },
    })
    await settings.refresh()
    expect(settings.saved()).toEqual(NOTHING_SAVED)
  })
})

test('a review counts from its day on, unless numbers were checked after it', async () => {
  const on = (now: string) => {
    const settings = createSiteSettings({
      ...{ db: database.db, env: readEnv({}), source: {}, now: () => new Date(now), onChange() {} },
    })
    return settings.refresh().then(() => settings.inForce().helplinesReview)
  }
  const review = { by: 'Ada', on: '2027-01-31' }
  await saveSiteSetting(database.db, 'helplinesReview', review)
  expect(await on('2027-02-01T00:00Z')).toEqual(review)
  expect(await on('2027-01-30T23:59Z')).toBeNull()
  await saveSiteSetting(database.db, 'helplinesReview', { by: 'Ada', on: '2026-01-31' })
  expect(await on('2027-02-01T00:00Z')).toBeNull()
  await saveSiteSetting(database.db, 'helplinesReview', null)
})
