import { ANSWER_ENDPOINTS } from './answers.ts'
import { AUDIT_ENDPOINTS } from './audit.ts'
import { COLLECTION_ENDPOINTS } from './collections/collections.ts'
import type { Endpoint } from './endpoint.ts'
import { IMPORT_ENDPOINTS } from './imports/imports.ts'
import { KEY_ENDPOINTS } from './keys.ts'
import { BULK_ENDPOINTS } from './listings/bulk.ts'
import { EXPORT_ENDPOINTS } from './listings/export-listings.ts'
import { LISTING_VIEW_ENDPOINTS } from './listings/listing-views.ts'
import { LISTING_ENDPOINTS } from './listings/listings.ts'
import { PHOTO_ENDPOINTS } from './listings/photos.ts'
import { PLAN_ENDPOINTS } from './listings/planned-publications.ts'
import { PREVIEW_ENDPOINTS } from './listings/preview-listing.ts'
import { UNSAVED_ENDPOINTS } from './listings/unsaved-edits.ts'
import { MEMBER_ENDPOINTS } from './members.ts'
import { OVERVIEW_ENDPOINTS } from './overview.ts'
import { QUEUE_ENDPOINTS } from './queue.ts'
import { REQUEST_ENDPOINTS } from './requests.ts'
import { RULE_ENDPOINTS } from './rules/rules.ts'
import { SEARCH_WORDS_ENDPOINTS } from './search-words.ts'
import { BACKUP_ENDPOINTS } from './site/backup.ts'
import { HEALTH_ENDPOINTS } from './site/health.ts'
import { MAIL_ENDPOINTS } from './site/mails.ts'
import { SETTING_ENDPOINTS } from './site/settings.ts'
import { STAFF_ENDPOINTS } from './staff.ts'
import { WEBHOOK_ENDPOINTS } from './webhooks.ts'

/** Every call of the console that needs a permission. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...OVERVIEW_ENDPOINTS,
  ...SEARCH_WORDS_ENDPOINTS,
  ...STAFF_ENDPOINTS,
  ...MEMBER_ENDPOINTS,
  ...EXPORT_ENDPOINTS,
  ...LISTING_ENDPOINTS,
  ...LISTING_VIEW_ENDPOINTS,
  ...PHOTO_ENDPOINTS,
  ...PREVIEW_ENDPOINTS,
  ...UNSAVED_ENDPOINTS,
  ...PLAN_ENDPOINTS,
  ...BULK_ENDPOINTS,
  ...IMPORT_ENDPOINTS,
  ...COLLECTION_ENDPOINTS,
  ...RULE_ENDPOINTS,
  ...QUEUE_ENDPOINTS,
  ...ANSWER_ENDPOINTS,
  ...REQUEST_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...KEY_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
  ...SETTING_ENDPOINTS,
  ...MAIL_ENDPOINTS,
  ...BACKUP_ENDPOINTS,
  ...HEALTH_ENDPOINTS,
]
