import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createUser, deleteUser } from '../auth/users.ts'
import type { Db } from '../db/db.ts'
import { appendAudit, listAuditEntries } from './staff-audit.ts'

const database = testDatabase()
const now = new Date('2026-05-01T10:00:00Z')
const ALL = { person: '', subject: '', action: null, before: null }

async function actedOn(db: Db): Promise<{ actor: string; subject: string }> {
  const [actor, subject] = [randomUUID(), randomUUID()]
  for (const id of [actor, subject])
    await createUser(db, { id, email: `${id}@example.com`, createdAt: now })
  await appendAudit(db, {
    at: now,
    origin: 'console',
    actorId: actor,
    action: 'staff.role-changed',
    subjectKind: 'member',
    subjectId: subject,
    before: { role: 'editor' },
    after: { role: 'admin' },
    requestId: 'one',
  })
  return { actor, subject }
}

test('the database rejects every change of an entry', async () => {
  const { actor } = await actedOn(database.db)
  const where = `where actor_id = '${actor}'`
  for (const change of [
    `update staff_audit_log set action = 'staff.removed' ${where}`,
    `update staff_audit_log set at = now() ${where}`,
    `update staff_audit_log set before = null, after = null ${where}`,
    `update staff_audit_log set actor_id = gen_random_uuid() ${where}`,
    `update staff_audit_log set actor_id = null ${where}`,
    `update staff_audit_log set subject_id = null ${where}`,
    `update staff_audit_log set subject_kind = 'listing' ${where}`,
    `select erase_from_staff_audit_log('${actor}')`,
    `delete from staff_audit_log ${where}`,
    'truncate staff_audit_log',
  ])
    await expect(database.pool.query(change), change).rejects.toThrow('append-only')
})

test('deleting an account removes its id from the log and nothing else', async () => {
  const { actor, subject } = await actedOn(database.db)
  await database.db.transaction((tx) => deleteUser(tx, actor, now))
  const [entry] = await listAuditEntries(database.db, { ...ALL, subject }, 1)
  expect(entry).toMatchObject({ actor: null, subjectId: subject, after: { role: 'admin' } })
  const erased = entry?.id
  await database.db.transaction((tx) => deleteUser(tx, subject, now))
  const [later] = await listAuditEntries(database.db, ALL, 1)
  expect(later).toMatchObject({ id: erased, subjectId: null, subjectLabel: null })
  const { rows } = await database.pool.query('select * from staff_audit_log')
  expect(JSON.stringify(rows)).not.toContain(actor)
  await expect(
    database.pool.query('update staff_audit_log set actor_id = gen_random_uuid()'),
  ).rejects.toThrow('append-only')
})
