import { m } from '../messages/messages.js'

/** Location of stored data. */
export type StoragePlace = 'database' | 'browser' | 'memory' | 'files' | 'operator'

type Message = () => string
/** A message that may contain the assistant's name. */
type NamedMessage = (values: { assistant: string }) => string

/** One kind of personal data: what is stored, why, where, for how long, and how it is deleted. */
export type StoredData = {
  /** Tables of the database, as `schema.table`. */
  tables: readonly string[]
  places: readonly StoragePlace[]
  title: NamedMessage
  holds: NamedMessage
  why: NamedMessage
  kept: Message
  deleted: Message
  /** The setting without which it is not stored. */
  onlyIf?: 'searchWords'
}

export const PLACE_LABELS: Record<StoragePlace, Message> = {
  database: m.privacy_place_database,
  browser: m.privacy_place_browser,
  memory: m.privacy_place_memory,
  files: m.privacy_place_files,
  operator: m.privacy_place_operator,
}

/** All personal data. The privacy page and docs/data-map.md are generated from this list. */
export const STORED_DATA: readonly StoredData[] = [
  {
    tables: ['auth.users', 'auth.identities'],
    places: ['database'],
    title: m.privacy_account,
    holds: m.privacy_account_holds,
    why: m.privacy_account_why,
    kept: m.privacy_account_kept,
    deleted: m.privacy_account_deleted,
  },
  {
    tables: [
      'auth.sessions',
      'auth.mfa_factors',
      'auth.mfa_challenges',
      'auth.passkeys',
      'auth.passkey_challenges',
      'auth.flow_states',
      'auth.one_time_tokens',
      'auth.saml_relay_states',
      'auth.saml_assertions',
    ],
    places: ['database'],
    title: m.privacy_devices,
    holds: m.privacy_devices_holds,
    why: m.privacy_devices_why,
    kept: m.privacy_devices_kept,
    deleted: m.privacy_devices_deleted,
  },
  {
    tables: ['auth.oauth_clients', 'auth.oauth_authorizations', 'auth.oauth_grants'],
    places: ['database'],
    title: m.privacy_programs,
    holds: m.privacy_programs_holds,
    why: m.privacy_programs_why,
    kept: m.privacy_programs_kept,
    deleted: m.privacy_programs_deleted,
  },
  {
    tables: ['auth.waiting_letters', 'public.booking_mails'],
    places: ['database', 'memory', 'files'],
    title: m.privacy_mail,
    holds: m.privacy_mail_holds,
    why: m.privacy_mail_why,
    kept: m.privacy_mail_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: ['public.member_profiles', 'public.member_photos', 'public.photo_removals'],
    places: ['database'],
    title: m.privacy_profile,
    holds: m.privacy_profile_holds,
    why: m.privacy_profile_why,
    kept: m.privacy_kept_account,
    deleted: m.privacy_profile_deleted,
  },
  {
    tables: ['public.member_wellness'],
    places: ['database'],
    title: m.privacy_wellness,
    holds: m.privacy_wellness_holds,
    why: m.privacy_wellness_why,
    kept: m.privacy_kept_account,
    deleted: m.privacy_wellness_deleted,
  },
  {
    tables: [
      'public.saved_listings',
      'public.saved_lists',
      'public.saved_list_entries',
      'public.saved_shares',
      'public.saved_removals',
    ],
    places: ['database'],
    title: m.privacy_saved,
    holds: m.privacy_saved_holds,
    why: m.privacy_saved_why,
    kept: m.privacy_saved_kept,
    deleted: m.privacy_saved_deleted,
  },
  {
    tables: ['public.member_threads'],
    places: ['database'],
    title: m.privacy_threads,
    holds: m.privacy_threads_holds,
    why: m.privacy_threads_why,
    kept: m.privacy_threads_kept,
    deleted: m.privacy_threads_deleted,
  },
  {
    tables: ['public.booking_requests'],
    places: ['database'],
    title: m.privacy_requests,
    holds: m.privacy_requests_holds,
    why: m.privacy_requests_why,
    kept: m.privacy_requests_kept,
    deleted: m.privacy_requests_deleted,
  },
  {
    tables: ['auth.audit_log'],
    places: ['database'],
    title: m.privacy_audit,
    holds: m.privacy_audit_holds,
    why: m.privacy_audit_why,
    kept: m.privacy_audit_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: [
      'public.staff_roles',
      'public.staff_links',
      'public.staff_audit_log',
      'public.listing_versions',
      'public.unsaved_edits',
      'public.planned_publications',
      'public.api_keys',
      'public.listing_batches',
      'public.bulk_runs',
      'public.listing_views',
      'public.catalogue_imports',
    ],
    places: ['database'],
    title: m.privacy_staff,
    holds: m.privacy_staff_holds,
    why: m.privacy_staff_why,
    kept: m.privacy_staff_kept,
    deleted: m.privacy_staff_deleted,
  },
  {
    tables: ['auth.rate_limits'],
    places: ['database', 'memory'],
    title: m.privacy_limits,
    holds: m.privacy_limits_holds,
    why: m.privacy_limits_why,
    kept: m.privacy_limits_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: ['public.daily_counts'],
    places: ['database'],
    title: m.privacy_counts,
    holds: m.privacy_counts_holds,
    why: m.privacy_counts_why,
    kept: m.privacy_counts_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: ['public.search_words', 'public.search_word_keys'],
    places: ['database', 'memory'],
    title: m.privacy_searches,
    holds: m.privacy_searches_holds,
    why: m.privacy_searches_why,
    kept: m.privacy_searches_kept,
    deleted: m.privacy_deleted_itself,
    onlyIf: 'searchWords',
  },
  {
    tables: ['public.listing_reports', 'public.queue_decisions'],
    places: ['database'],
    title: m.privacy_reports,
    holds: m.privacy_reports_holds,
    why: m.privacy_reports_why,
    kept: m.privacy_reports_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: ['public.chat_feedback'],
    places: ['database'],
    title: m.privacy_feedback,
    holds: m.privacy_feedback_holds,
    why: m.privacy_feedback_why,
    kept: m.privacy_feedback_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: [],
    places: ['browser'],
    title: m.privacy_browser,
    holds: m.privacy_browser_holds,
    why: m.privacy_browser_why,
    kept: m.privacy_browser_kept,
    deleted: m.privacy_browser_deleted,
  },
  {
    tables: [],
    places: ['browser'],
    title: m.privacy_cookies,
    holds: m.privacy_cookies_holds,
    why: m.privacy_cookies_why,
    kept: m.privacy_cookies_kept,
    deleted: m.privacy_cookies_deleted,
  },
  {
    tables: [],
    places: ['memory'],
    title: m.privacy_words,
    holds: m.privacy_words_holds,
    why: m.privacy_words_why,
    kept: m.privacy_words_kept,
    deleted: m.privacy_deleted_itself,
  },
  {
    tables: [],
    places: ['operator'],
    title: m.privacy_logs,
    holds: m.privacy_logs_holds,
    why: m.privacy_logs_why,
    kept: m.privacy_operator_kept,
    deleted: m.privacy_deleted_operator,
  },
  {
    tables: [],
    places: ['operator'],
    title: m.privacy_backups,
    holds: m.privacy_backups_holds,
    why: m.privacy_backups_why,
    kept: m.privacy_operator_kept,
    deleted: m.privacy_deleted_operator,
  },
]
