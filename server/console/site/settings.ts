import { AuthError } from '#auth/errors.ts'
import { eraseSearchWords } from '#data/audit/search-words.ts'
import { findSiteSettings, saveSiteSetting } from '#data/staff/site-settings.ts'
import type { SiteSetting, SiteView } from '#domain/console/site.ts'
import {
  isReviewCurrent,
  SITE_SETTING_NAMES,
  type SiteSettingName,
  type SiteSettings,
  siteSettingsChange,
} from '#domain/console/site-settings.ts'
import { HELPLINES_CHECKED } from '#domain/helplines/review.ts'
import type { FixedSettings } from '../../site-settings.ts'
import { type ConsoleCall, type Endpoint, readBody, record } from '../endpoint.ts'

export const SETTING_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/site', action: 'site.read', run: showSite },
  { method: 'PUT', path: '/site', action: 'site.change', run: changeSite },
]

async function showSite({ c, deps: { settings }, now }: ConsoleCall): Promise<Response> {
  await settings.refresh()
  const saved = settings.saved()
  const inForce = settings.inForce()
  const settingOf = <Name extends keyof FixedSettings>(
    name: Name,
  ): SiteSetting<(typeof inForce)[Name]> => {
    const from = saved[name] === null ? 'default' : 'console'
    return { value: inForce[name], from: settings.fixed[name] ? 'environment' : from }
  }
  const review = saved.helplinesReview
  return c.json({
    siteName: settingOf('siteName'),
    assistantName: settingOf('assistantName'),
    pictureHosts: settingOf('pictureHosts'),
    searchWords: inForce.searchWords,
    helplines: {
      checkedOn: HELPLINES_CHECKED,
      review: review && { ...review, isCurrent: isReviewCurrent(review, dayOf(now)) },
    },
  } satisfies SiteView)
}

async function changeSite(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const change = await readBody(c, siteSettingsChange)
  const fixed: Partial<Record<SiteSettingName, boolean>> = deps.settings.fixed
  if (SITE_SETTING_NAMES.some((name) => fixed[name] && change[name] !== undefined))
    throw new AuthError(409, 'set_by_environment', 'The environment sets this')
  const { helplinesReview: review } = change
  if (review && !isReviewCurrent(review, dayOf(now)))
    throw new AuthError(400, 'review_date', `Reviewed between ${HELPLINES_CHECKED} and today`)
  await deps.auth.db.transaction(async (tx) => {
    const before = await findSiteSettings(tx)
    for (const name of SITE_SETTING_NAMES) {
      const value = change[name]
      if (value === undefined) continue
      await saveSiteSetting(tx, name, value)
      await record(tx, call, {
        action: 'site.setting-changed',
        subjectKind: 'site',
        subjectId: name,
        before: { [name]: textOf(before[name]) },
        after: { [name]: textOf(value) },
      })
    }
    // After the setting, which is locked while words are added.
    if (change.searchWords === null) await eraseSearchWords(tx)
  })
  return showSite(call)
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** A setting as the audit log shows it. */
function textOf(value: SiteSettings[SiteSettingName]): string | null {
  if (value === null || typeof value === 'string') return value
  if (value === true) return 'on'
  return 'by' in value ? `${value.by}, ${value.on}` : value.join(', ')
}
