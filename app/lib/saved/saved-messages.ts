import type { ContentType } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'

/** Text of the toast after saving. Specification section 8 words it for experiences. */
export const SAVED_MESSAGES: Record<ContentType, () => string> = {
  escape: m.detail_saved_text_escape,
  essential: m.detail_saved_text_essential,
  enhancement: m.detail_saved_text_enhancement,
  experience: m.detail_saved_text,
}

/** Text of the toast after removing. Specification section 8 words it for experiences. */
export const REMOVED_MESSAGES: Record<ContentType, () => string> = {
  escape: m.detail_unsaved_text_escape,
  essential: m.detail_unsaved_text_essential,
  enhancement: m.detail_unsaved_text_enhancement,
  experience: m.detail_unsaved_text,
}
