import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { InvitationEntry } from '#domain/console/console-api.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import type { Db } from '../db/db.ts'
import { staffLinks } from '../db/staff-schema.ts'

export type NewStaffLink = {
  id: string
  token: string
  role: StaffRole
  /** Null for a link of the command line. */
  createdBy: string | null
  createdAt: Date
  expiresAt: Date
}

export type StaffLink = { id: string; role: StaffRole; createdBy: string | null }

/** Stores a link by the hash of its token, and deletes those that have expired. */
export async function createStaffLink(db: Db, { token, ...link }: NewStaffLink): Promise<void> {
  await db.delete(staffLinks).where(lte(staffLinks.expiresAt, link.createdAt))
  await db.insert(staffLinks).values({ ...link, tokenHash: hashOf(token) })
}

/**
 * Uses up a link; null if it is unknown, used or expired. With a link of the command line all others of its kind
 * are used up too.
 */
export async function takeStaffLink(tx: Db, token: string, now: Date): Promise<StaffLink | null> {
  const [row] = await tx
    .delete(staffLinks)
    .where(and(eq(staffLinks.tokenHash, hashOf(token)), gt(staffLinks.expiresAt, now)))
    .returning()
  if (!row) return null
  if (row.createdBy === null) await tx.delete(staffLinks).where(isNull(staffLinks.createdBy))
  return { id: row.id, role: row.role, createdBy: row.createdBy }
}

/** Open invitations by staff, newest first. */
export async function listInvitations(db: Db, now: Date): Promise<InvitationEntry[]> {
  const rows = await db
    .select()
    .from(staffLinks)
    .where(and(isNotNull(staffLinks.createdBy), gt(staffLinks.expiresAt, now)))
    .orderBy(desc(staffLinks.createdAt))
  return rows.map(({ id, role, createdAt, expiresAt }) => ({
    id,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Deletes an invitation; its role, or null if there was none. */
export async function revokeInvitation(tx: Db, id: string): Promise<StaffRole | null> {
  const [row] = await tx
    .delete(staffLinks)
    .where(and(eq(staffLinks.id, id), isNotNull(staffLinks.createdBy)))
    .returning({ role: staffLinks.role })
  return row?.role ?? null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
