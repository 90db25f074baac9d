import type { Actor, StaffMember, StaffRole } from './roles.ts'

/** Minutes after an authentication during which dangerous actions are permitted. */
export const FRESH_MINUTES = 10

type Rule = { [Role in StaffRole]: boolean } & {
  /** Requires a fresh authentication. */
  isDangerous: boolean
}

const ADMIN = { admin: true, editor: false, moderator: false, provider: false }
const EDITORS = { admin: true, editor: true, moderator: false, provider: false }
const ALL = { admin: true, editor: true, moderator: true, provider: false }

/** Every action of the console by role. */
const RULES = {
  'overview.read': { ...ALL, isDangerous: false },
  'members.read': { ...ADMIN, isDangerous: false },
  'members.change': { ...ADMIN, isDangerous: true },
  'members.erase': { ...ADMIN, isDangerous: true },
  'staff.read': { ...ADMIN, isDangerous: false },
  'staff.invite': { ...ADMIN, isDangerous: true },
  'staff.change': { ...ADMIN, isDangerous: true },
  'staff.remove': { ...ADMIN, isDangerous: true },
  'staff.end-sessions': { ...ADMIN, isDangerous: true },
  'audit.read': { ...ADMIN, isDangerous: false },
  'audit.export': { ...ADMIN, isDangerous: true },
  'listings.read': { ...EDITORS, isDangerous: false },
  'listings.create': { ...EDITORS, isDangerous: false },
  'listings.edit': { ...EDITORS, isDangerous: false },
  'listings.publish': { ...EDITORS, isDangerous: false },
  'collections.read': { ...EDITORS, isDangerous: false },
  'collections.edit': { ...EDITORS, isDangerous: false },
  'collections.publish': { ...EDITORS, isDangerous: false },
  'collections.delete': { ...EDITORS, isDangerous: false },
  'rules.read': { ...EDITORS, isDangerous: false },
  'rules.edit': { ...EDITORS, isDangerous: false },
  'rules.publish': { ...EDITORS, isDangerous: false },
  'keys.read': { ...ADMIN, isDangerous: false },
  'keys.create': { ...ADMIN, isDangerous: true },
  'keys.revoke': { ...ADMIN, isDangerous: true },
  'webhooks.read': { ...ADMIN, isDangerous: false },
  'webhooks.change': { ...ADMIN, isDangerous: true },
  'webhooks.send': { ...ADMIN, isDangerous: false },
  'site.read': { ...ADMIN, isDangerous: false },
  'site.change': { ...ADMIN, isDangerous: true },
  'backup.download': { ...ADMIN, isDangerous: true },
  'backup.restore': { ...ADMIN, isDangerous: true },
  'mails.resend': { ...ADMIN, isDangerous: false },
  'listings.bulk': { ...EDITORS, isDangerous: false },
  'listings.import': { ...EDITORS, isDangerous: false },
  'listings.export': { ...EDITORS, isDangerous: true },
  'listings.erase': { ...EDITORS, isDangerous: true },
  'queue.read': { ...ADMIN, moderator: true, isDangerous: false },
  'queue.decide': { ...ADMIN, moderator: true, isDangerous: false },
  'answers.read': { ...ALL, isDangerous: false },
  'requests.read': { ...ADMIN, moderator: true, isDangerous: false },
  'requests.answer': { ...ADMIN, moderator: true, isDangerous: false },
  'answers.annotate': { ...ALL, isDangerous: false },
  'answers.export': { ...EDITORS, isDangerous: true },
} as const satisfies Record<string, Rule>

export type ConsoleAction = keyof typeof RULES
export const CONSOLE_ACTIONS = Object.keys(RULES) as ConsoleAction[]

/** What an action is about. */
export type Subject = {
  /** The affected member of staff, for actions on staff. */
  staff?: StaffMember
  /** Whether `staff` is the only admin who is not suspended. */
  isLastAdmin?: boolean
  /** The role after a change; null when it is removed or suspended. */
  nextRole?: StaffRole | null
}

/** Why an action is rejected; null if it is permitted. */
export type Rejection = 'forbidden' | 'reauthentication_needed' | 'last_admin' | null

/** Whether an actor may perform an action, and if not, why. */
export function can(actor: Actor, action: ConsoleAction, subject: Subject = {}): Rejection {
  const { staff } = actor
  const rule: Rule = RULES[action]
  if (!staff || staff.isSuspended || !rule[staff.role]) return 'forbidden'
  if (rule.isDangerous && !actor.isFresh) return 'reauthentication_needed'
  const endsAdmin = action === 'staff.remove' || action === 'staff.change'
  if (endsAdmin && subject.isLastAdmin && subject.nextRole !== 'admin') return 'last_admin'
  return null
}

/** The actions that a role permits, whether or not a fresh authentication is needed first. */
export function actionsOf(actor: Actor): ConsoleAction[] {
  return CONSOLE_ACTIONS.filter((action) => can({ ...actor, isFresh: true }, action) === null)
}

/** @param authenticatedAt times of authentication in Unix seconds */
export function isFreshAt(authenticatedAt: readonly number[], now: Date): boolean {
  const last = Math.max(0, ...authenticatedAt)
  return now.getTime() / 1000 - last <= FRESH_MINUTES * 60
}
