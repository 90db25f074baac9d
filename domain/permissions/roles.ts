/** Roles in the console. A provider's own pages come later; until then the role grants nothing. */
export const STAFF_ROLES = ['admin', 'editor', 'moderator', 'provider'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** A stored role of an account. */
export type StaffMember = { id: string; role: StaffRole; isSuspended: boolean }

/** The person behind a request. */
export type Actor = {
  /** Null for a request without an account. */
  id: string | null
  /** Null for visitors and plain members. */
  staff: Pick<StaffMember, 'role' | 'isSuspended'> | null
  /** Whether they have authenticated recently enough for dangerous actions. */
  isFresh: boolean
}
