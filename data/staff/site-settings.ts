import { eq } from 'drizzle-orm'
import {
  readSiteSettings,
  type SiteSettingName,
  type SiteSettings,
} from '#domain/console/site-settings.ts'
import type { Db } from '../db/db.ts'
import { siteSettings } from '../db/staff-schema.ts'

/** The settings that an admin saved. */
export async function findSiteSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.select().from(siteSettings)
  return readSiteSettings(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

/** Saves a setting; null removes it. */
export async function saveSiteSetting(
  tx: Db,
  name: SiteSettingName,
  value: SiteSettings[SiteSettingName],
): Promise<void> {
  if (value === null) await tx.delete(siteSettings).where(eq(siteSettings.name, name))
  else
    await tx
      .insert(siteSettings)
      .values({ name, value })
      .onConflictDoUpdate({ target: siteSettings.name, set: { value } })
}
