import { formatInstant } from '#app/lib/i18n/format.ts'
import type { Outcome } from '#domain/chat/chat.ts'
import type { AuditAction } from '#domain/console/audit.ts'
import { m } from '#domain/messages/messages.js'
import type { StaffRole } from '#domain/permissions/roles.ts'

export const ROLE_LABELS: Record<StaffRole, () => string> = {
  admin: m.console_role_admin,
  editor: m.console_role_editor,
  moderator: m.console_role_moderator,
  provider: m.console_role_provider,
}

/** Roles that can be given here; a provider has no pages yet. */
export const OFFERED_ROLES = ['admin', 'editor', 'moderator'] as const satisfies StaffRole[]

export const AUDIT_LABELS: Record<AuditAction, () => string> = {
  'staff.added': m.console_action_added,
  'staff.invited': m.console_action_invited,
  'staff.invitation-revoked': m.console_action_invitation_revoked,
  'staff.joined': m.console_action_joined,
  'staff.role-changed': m.console_action_role_changed,
  'staff.suspended': m.console_action_suspended,
  'staff.reinstated': m.console_action_reinstated,
  'staff.removed': m.console_action_removed,
  'staff.sessions-ended': m.console_action_sessions_ended,
  'member.suspended': m.console_action_member_suspended,
  'member.reinstated': m.console_action_member_reinstated,
  'member.sessions-ended': m.console_action_member_sessions_ended,
  'member.erased': m.console_action_member_erased,
  'audit.exported': m.console_action_exported,
  'listing.created': m.console_action_listing_created,
  'listing.edited': m.console_action_listing_edited,
  'listing.published': m.console_action_listing_published,
  'listing.withdrawn': m.console_action_listing_withdrawn,
  'listing.restored': m.console_action_listing_restored,
  'listing.scheduled': m.console_action_listing_scheduled,
  'listing.unscheduled': m.console_action_listing_unscheduled,
  'request.answered': m.console_action_request_answered,
  'answer.annotated': m.console_action_answer_annotated,
  'answers.exported': m.console_action_answers_exported,
  'key.created': m.console_action_key_created,
  'key.revoked': m.console_action_key_revoked,
  'listing.erased': m.console_action_listing_erased,
  'listings.exported': m.console_action_listings_exported,
  'batch.applied': m.console_action_batch_applied,
  'batch.undone': m.console_action_batch_undone,
  'queue.decided': m.console_action_decided,
  'queue.decision-undone': m.console_action_decision_undone,
  'webhook.created': m.console_action_webhook_created,
  'webhook.enabled': m.console_action_webhook_enabled,
  'webhook.disabled': m.console_action_webhook_disabled,
  'webhook.secret-rotated': m.console_action_webhook_rotated,
  'webhook.removed': m.console_action_webhook_removed,
  'webhook.tested': m.console_action_webhook_tested,
  'webhook.replayed': m.console_action_webhook_replayed,
  'backup.downloaded': m.console_action_backup_downloaded,
  'backup.restored': m.console_action_backup_restored,
  'mails.resent': m.console_action_mails_resent,
  'site.setting-changed': m.console_action_site_changed,
  'collection.created': m.console_action_collection_created,
  'collection.edited': m.console_action_collection_edited,
  'collection.published': m.console_action_collection_published,
  'collection.withdrawn': m.console_action_collection_withdrawn,
  'collection.deleted': m.console_action_collection_deleted,
  'collection.restored': m.console_action_collection_restored,
  'collections.ordered': m.console_action_collections_ordered,
  'rule.created': m.console_action_rule_created,
  'rule.edited': m.console_action_rule_edited,
  'rule.published': m.console_action_rule_published,
  'rule.withdrawn': m.console_action_rule_withdrawn,
  'rule.removed': m.console_action_rule_removed,
}

/** Outcomes of answers of the assistant. */
export const OUTCOME_LABELS: Record<Outcome, () => string> = {
  found: m.console_outcome_found,
  nearest: m.console_outcome_nearest,
  nothing: m.console_outcome_nothing,
  asked: m.console_outcome_asked,
  told: m.console_outcome_told,
  talk: m.console_outcome_talk,
  plan: m.console_outcome_plan,
  care: m.console_outcome_care,
  failed: m.console_outcome_failed,
}

/** Date and time of an ISO instant. */
export function timeLabel(instant: string, timeZone: string): string {
  return formatInstant(new Date(instant), timeZone, { dateStyle: 'medium', timeStyle: 'short' })
}
