import { z } from 'zod'
import { HELPLINES_CHECKED, type HelplinesReview } from '../helplines/review.ts'
import { PICTURE_HOST } from '../listing/picture-host.ts'
import { SITE_LIMITS } from './site.ts'

/** Shown on pages, in mails and in their headers. */
const shown = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\p{C}<>]+$/u)

const DAY = z.iso.date()
const helplinesReview = z.strictObject({
  by: shown(SITE_LIMITS.reviewer),
  on: DAY,
}) satisfies z.ZodType<HelplinesReview>

const SETTINGS = {
  siteName: shown(SITE_LIMITS.name).nullable(),
  assistantName: shown(SITE_LIMITS.name).nullable(),
  pictureHosts: z
    .array(z.string().max(253).regex(PICTURE_HOST))
    .max(SITE_LIMITS.hosts)
    .transform((hosts) => [...new Set(hosts)])
    .nullable(),
  helplinesReview: helplinesReview.nullable(),
  /** Whether words of visitors' searches are stored; off by default. */
  searchWords: z.literal(true).nullable(),
}

const siteSettings = z.object(SETTINGS)
/** What an admin saved; null is the default. */
export type SiteSettings = z.infer<typeof siteSettings>
export type SiteSettingName = keyof SiteSettings
export const SITE_SETTING_NAMES = Object.keys(SETTINGS) as SiteSettingName[]

/** A change of one or more settings. */
export const siteSettingsChange = z
  .strictObject(SETTINGS)
  .partial()
  .refine((change) => SITE_SETTING_NAMES.some((name) => change[name] !== undefined))

/** Makes stored settings safe; one that cannot be used is the default. */
export function readSiteSettings(stored: Record<string, unknown>): SiteSettings {
  const read = <T>(schema: z.ZodType<T>, name: SiteSettingName) =>
    schema.safeParse(stored[name]).data ?? null
  return {
    siteName: read(SETTINGS.siteName, 'siteName'),
    assistantName: read(SETTINGS.assistantName, 'assistantName'),
    pictureHosts: read(SETTINGS.pictureHosts, 'pictureHosts'),
    helplinesReview: read(SETTINGS.helplinesReview, 'helplinesReview'),
    searchWords: read(SETTINGS.searchWords, 'searchWords'),
  }
}

export const NOTHING_SAVED = readSiteSettings({})

/**
 * Whether a review of the helplines may be published: it is not in the future, and no number was changed or checked
 * after it.
 */
export function isReviewCurrent({ on }: HelplinesReview, today: string): boolean {
  return on >= HELPLINES_CHECKED && on <= today
}
