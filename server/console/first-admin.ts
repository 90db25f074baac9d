import type { Db } from '#data/db/db.ts'
import { hasAdmin } from '#data/staff/staff-roles.ts'
import { createAdminLink } from './operator.ts'

/** Prints a link that makes an account an admin, on a site without one. */
export async function printFirstAdminLink(
  { db, origin, now }: { db: Db; origin: string; now: Date },
  print: (line: string) => void,
): Promise<void> {
  if (await hasAdmin(db)) return
  print(
    `No admin yet. Become one (once, within an hour): ${origin}${await createAdminLink(db, now)}`,
  )
}
