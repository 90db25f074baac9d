import { z } from 'zod'
import type { ConsoleAction } from '../permissions/permissions.ts'
import { STAFF_ROLES, type StaffRole } from '../permissions/roles.ts'
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditOrigin,
  type AuditSubjectKind,
} from './audit.ts'

/**
 * Calls of the console under this path, with a member's token. The server lists them in
 * server/console/endpoints.ts. Errors are `{ error_code }` as in the account calls: `forbidden`,
 * `reauthentication_needed`, `last_admin`, `not_found`, `validation_failed`.
 */
export const CONSOLE_API = '/console/v1'

/** Entries of one page of a list. */
export const CONSOLE_PAGE_SIZE = 50

/** The signed-in person. `role` is null without access to the console. */
export type ConsoleMe = { id: string; role: StaffRole | null; actions: ConsoleAction[] }

export type StaffEntry = {
  id: string
  email: string
  name: string
  role: StaffRole
  isSuspended: boolean
  /** ISO time of the current role. */
  since: string
  lastSignInAt: string | null
  /** Number of signed-in devices. */
  sessions: number
}

export type InvitationEntry = { id: string; role: StaffRole; createdAt: string; expiresAt: string }
export type StaffList = { staff: StaffEntry[]; invitations: InvitationEntry[]; canMail: boolean }

/** The path of a new invitation's link is returned once. */
export type NewInvitation = { path: string; mailedTo: string | null }

export const invitationRequest = z.object({
  role: z.enum(STAFF_ROLES),
  email: z.email().max(254).toLowerCase().optional(),
})
export const staffChange = z
  .object({ role: z.enum(STAFF_ROLES), isSuspended: z.boolean() })
  .partial()
  .refine((change) => change.role !== undefined || change.isSuspended !== undefined)

export const joinRequest = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) })

export type AuditEntry = {
  id: number
  /** ISO time. */
  at: string
  origin: AuditOrigin
  /** Null for the command line and for erased accounts. */
  actor: { id: string; label: string } | null
  action: AuditAction
  subjectKind: AuditSubjectKind
  subjectId: string | null
  /** Address of the account, or the id of anything else; null if it was erased. */
  subjectLabel: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
}

/** PostgreSQL rejects NUL in text. */
const storable = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\0]*$/)
    .catch('')

/** Filters of the audit log. `before` is the id after which the page begins, newest first. */
export const auditQuery = z.object({
  /** Part of an address, or the id of an account. */
  person: storable(254),
  /** Id of a subject, such as a listing. */
  subject: storable(200),
  action: z.enum(AUDIT_ACTIONS).nullable().catch(null),
  before: z.coerce.number().int().positive().nullable().catch(null),
})
export type AuditQuery = z.infer<typeof auditQuery>
export type AuditPage = { entries: AuditEntry[]; next: number | null }
