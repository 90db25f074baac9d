import { m } from '#domain/messages/messages.js'
import type { Category, ContentType } from '../listing/category.ts'
import type { WellnessTag } from '../listing/listing.ts'

/** Titles used on every page, from the message catalogue; words of single pages are in other modules. */
export const CATEGORY_TITLES: Record<Category, () => string> = {
  escapes: m.category_escapes,
  essentials: m.category_essentials,
  enhancements: m.category_enhancements,
  experiences: m.category_experiences,
}

export const CONTENT_TYPE_LABELS: Record<ContentType, () => string> = {
  escape: m.type_escape,
  essential: m.type_essential,
  enhancement: m.type_enhancement,
  experience: m.type_experience,
}

export const HOUR_LABELS: Record<WellnessTag, () => string> = {
  energize: m.hour_energize,
  focus: m.hour_focus,
  balance: m.hour_balance,
  restore: m.hour_restore,
  calm: m.hour_calm,
}

/** The title of a slug; the slug itself when the table lacks it. */
export function titleIn(titles: Record<string, () => string>, slug: string): string {
  return Object.hasOwn(titles, slug) ? (titles[slug]?.() ?? slug) : slug
}
