import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#data/db/db.ts'
import { findSiteSettings } from '#data/staff/site-settings.ts'
import { isReviewCurrent, NOTHING_SAVED, type SiteSettings } from '#domain/console/site-settings.ts'
import type { HelplinesReview } from '#domain/helplines/review.ts'
import { type Env, isSet } from './env.ts'

/** Settings in force. */
type SettingsInForce = {
  siteName: string
  assistantName: string
  pictureHosts: readonly string[]
  /** Null without a review that is not older than the newest check of the numbers. */
  helplinesReview: HelplinesReview | null
  /** Whether words of visitors' searches are stored. */
  searchWords: boolean
}

/** Settings that the environment fixes. */
export type FixedSettings = { [Name in 'siteName' | 'assistantName' | 'pictureHosts']: boolean }

export type LiveSettings = {
  fixed: FixedSettings
  /** As saved in the console. */
  saved: () => SiteSettings
  /** The environment, else the console, else the default. */
  inForce: () => SettingsInForce
  /** Reads what was saved by any server. */
  refresh: () => Promise<void>
}

type SettingsParts = {
  db: Db
  env: Pick<Env, 'SITE_NAME' | 'ASSISTANT_NAME' | 'PICTURE_HOSTS'>
  /** The raw environment. */
  source: Record<string, string | undefined>
  now: () => Date
  /** Called when a refresh has read other settings. */
  onChange: () => void
}

/** The settings of the site, not read yet: `refresh` is called at the start, and for every change of the catalogue. */
export function createSiteSettings(parts: SettingsParts): LiveSettings {
  const { db, env, source, now, onChange } = parts
  const fixed: FixedSettings = {
    siteName: isSet(source, 'SITE_NAME'),
    assistantName: isSet(source, 'ASSISTANT_NAME'),
    pictureHosts: isSet(source, 'PICTURE_HOSTS'),
  }
  let saved = NOTHING_SAVED
  // In order, so that an older state never replaces a newer one.
  let queue = Promise.resolve()

  async function read(): Promise<void> {
    const next = await findSiteSettings(db)
    if (isDeepStrictEqual(next, saved)) return
    saved = next
    onChange()
  }

  return {
    fixed,
    saved: () => saved,
    inForce: () => ({
      siteName: (fixed.siteName ? null : saved.siteName) ?? env.SITE_NAME,
      assistantName: (fixed.assistantName ? null : saved.assistantName) ?? env.ASSISTANT_NAME,
      pictureHosts: (fixed.pictureHosts ? null : saved.pictureHosts) ?? env.PICTURE_HOSTS,
      helplinesReview: reviewInForce(saved, now()),
      searchWords: saved.searchWords === true,
    }),
    refresh() {
      const reading = queue.then(read)
      queue = reading.catch(() => {})
      return reading
    },
  }
}

function reviewInForce({ helplinesReview: review }: SiteSettings, now: Date) {
  return review && isReviewCurrent(review, now.toISOString().slice(0, 10)) ? review : null
}
