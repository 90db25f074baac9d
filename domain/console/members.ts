/** Characters from which members are searched. */
export const MEMBER_SEARCH_FROM = 3
/** Most members of one search. */
export const MEMBERS_SHOWN = 50

/** A member's account, without anything that is not needed to help them. */
export type MemberEntry = {
  id: string
  email: string
  /** ISO times. */
  createdAt: string
  lastSignInAt: string | null
  /** When the account will be deleted, as its owner asked; null otherwise. */
  deleteAfter: string | null
  isSuspended: boolean
  /** Staff are changed under Staff. */
  isStaff: boolean
  /** Number of signed-in devices. */
  sessions: number
}
