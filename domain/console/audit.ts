/** Actions in the audit log of the console. */
export const AUDIT_ACTIONS = [
  'staff.added',
  'staff.invited',
  'staff.invitation-revoked',
  'staff.joined',
  'staff.role-changed',
  'staff.suspended',
  'staff.reinstated',
  'staff.removed',
  'staff.sessions-ended',
  'member.suspended',
  'member.reinstated',
  'member.sessions-ended',
  'member.erased',
  'audit.exported',
  'listing.created',
  'listing.edited',
  'listing.published',
  'listing.withdrawn',
  'listing.restored',
  'listing.scheduled',
  'listing.unscheduled',
  'request.answered',
  'answer.annotated',
  'answers.exported',
  'key.created',
  'key.revoked',
  'listing.erased',
  'listings.exported',
  'batch.applied',
  'batch.undone',
  'queue.decided',
  'queue.decision-undone',
  'webhook.created',
  'webhook.enabled',
  'webhook.disabled',
  'webhook.secret-rotated',
  'webhook.removed',
  'webhook.tested',
  'webhook.replayed',
  'site.setting-changed',
  'mails.resent',
  'backup.downloaded',
  'backup.restored',
  'collection.created',
  'collection.edited',
  'collection.published',
  'collection.withdrawn',
  'collection.deleted',
  'collection.restored',
  'collections.ordered',
  'rule.created',
  'rule.edited',
  'rule.published',
  'rule.withdrawn',
  'rule.removed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Kinds of subjects; `member` is an account, whose id is removed from the log when it is erased. */
export type AuditSubjectKind =
  | 'member'
  | 'invitation'
  | 'audit'
  | 'listing'
  | 'request'
  | 'answer'
  | 'key'
  | 'batch'
  | 'import'
  | 'webhook'
  | 'site'
  | 'mail'
  | 'collection'
  | 'rule'

/** Where an action came from: the console, a command on the server, or a program with a key. */
export type AuditOrigin = 'console' | 'command' | 'api'
